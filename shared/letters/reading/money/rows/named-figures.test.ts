import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const account = 'Konto komornika: 37 1140 2004 0000 3802 7755 1904';

function sumsOf(table: string, stops: string) {
  const letter = `Komornik Sądowy przy Sądzie Rejonowym w Gdyni Jan Kot\nKm 44/25\n\nPan Jan Nowak\n\nOBWIESZCZENIE O LICYTACJI NIERUCHOMOŚCI\n\nSuma oszacowania Cena wywołania (3/4) Rękojmia\n200 000,00 zł 150 000,00 zł 20 000,00 zł\n${table}\n${stops}\n${account}\n`;
  const view = viewLetter(openLetter(letter));
  const money = readMoney(view, documentTypeOf('komornik-licytacja-nieruchomosci')).financial;
  const { main_amount: main, interest, total_amount: total, direction } = money;
  return [main.value, interest.value, total.value, direction];
}

describe('a table of a sale that lost its columns', () => {
  it.each([
    [
      'Zadłużenie na dzień 3.03.2027 należność główna odsetki koszty procesu ogółem\n40 000,00 2 500,50 1 500,00 44 000,50 zł',
      'Zapłata całości przed rozpoczęciem licytacji spowoduje, że licytacja nie odbędzie się.',
    ],
    [
      'Stan długu (bez kosztów ogłoszenia) kapitał odsetki koszty razem\n40 000,00 2 500,50 1 500,00 44 000,50',
      'Jeżeli dług będzie spłacony przed zamknięciem przetargu, komornik umorzy egzekucję.',
    ],
  ])('tells the debt that stops it, not the price: %j', (table, stops) => {
    expect(sumsOf(table, stops)).toEqual([40_000, 2500.5, 44_000.5, 'to_pay']);
  });

  it('names nothing where the last figure is not the sum of the others', () => {
    const table =
      'Stan długu i opłat kapitał odsetki koszty razem\n40 000,00 2 500,50 1 500,00 90 000,00';
    expect(sumsOf(table, '')[3]).not.toBe('to_pay');
  });

  it.each([
    ['należność główna odsetki koszty procesu klauzula zastępstwo w egzekucji wydatki RAZEM'],
    ['należność główna odsetki koszty sądowe, adwokat, znaczki, wydatki RAZEM'],
  ])('names what is sure among columns that nobody knows: %s', (head) => {
    const figures = '4 000,00 250,50 150,00 0,00 60,00 40,00 4 500,50';
    const letter = `Komornik Sądowy przy Sądzie Rejonowym w Gdyni Jan Kot\nKm 44/25\n\nPan Jan Nowak\n\nZAWIADOMIENIE O WSZCZĘCIU EGZEKUCJI\n\nDo egzekwowania:\n${head}\n${figures}\n${account}\n`;
    const view = viewLetter(openLetter(letter));
    const money = readMoney(view, documentTypeOf('komornik-wszczecie')).financial;
    const { main_amount: main, interest, total_amount: total } = money;
    expect([main.value, interest.value, total.value]).toEqual([4000, 250.5, 4500.5]);
  });
});
