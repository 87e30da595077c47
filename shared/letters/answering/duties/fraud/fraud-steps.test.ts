import { describe, expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { fraudRefusals, fraudRescues, lures } from './fraud-steps.ts';

const stepsOf = (text: string) =>
  fraudRefusals(viewLetter(openLetter(text))).map(({ step }) => step);
const rescuesOf = (text: string) =>
  fraudRescues(viewLetter(openLetter(text))).map(({ action }) => action);

describe('the steps against a fraud', () => {
  it.each([
    ['Kurier odbierze pieniądze jutro o 10.', 'Nie oddawaj nikomu gotówki'],
    ['Zainstaluj aplikację AnyDesk.', 'Nie instaluj aplikacji ani programu z wiadomości'],
    ['Mamo, podaj mi kod BLIK.', 'Nie podawaj kodu BLIK'],
    ['Podaj numer karty i kod CVV.', 'Nie podawaj danych karty'],
    ['Zaloguj się do bankowości.', 'Nie loguj się przez link i nie podawaj kodów'],
    ['Prześlij zdjęcie dowodu osobistego.', 'Nie podawaj numeru PESEL ani skanu dowodu'],
    ['Otwórz załącznik Faktura.zip.', 'Nie otwieraj załącznika ani pliku'],
    ['Zeskanuj kod QR i dopłać 2 zł.', 'Nie skanuj kodu QR'],
    ['Kliknij w odnośnik.', 'Nie klikaj linku'],
    ['Prosimy zadzwonić pod numer 700 100 200.', 'Nie dzwoń pod numer z pisma'],
  ])('follow from what it asks for: %s', (text, step) => {
    expect(stepsOf(text)[0]).toBe(step);
  });

  it('are none for what a letter only warns of', () => {
    expect(stepsOf('Nigdy nie podawaj kodu BLIK ani numeru karty.')).toEqual([]);
  });

  it('say what to do when a card or a document has been given away', () => {
    expect(rescuesOf('Podaj numer karty oraz PESEL.')).toEqual([
      'Jeżeli podano dane karty, od razu zastrzeż ją w swoim banku albo pod numerem 828 828 828',
      'Jeżeli podano PESEL lub wysłano skan dowodu, zastrzeż swój PESEL w mObywatelu i włącz alert BIK',
    ]);
  });
});

describe('what a letter with signs of fraud asks for', () => {
  it.each([
    ['Kwota musi być na naszym koncie do 11 sierpnia 2026 r.', true],
    ['Należność prosimy uiścić do 21 listopada 2026 r.', true],
    ['Prosimy o przelew na nowy rachunek.', true],
    ['Prosimy odesłać podpisany formularz do 21 listopada 2026 r.', false],
  ])('is a lure where it is about money: %s', (quote, isLure) => {
    expect(lures({ quote })).toBe(isLure);
  });
});
