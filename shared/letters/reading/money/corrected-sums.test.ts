import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readMoney } from './money.ts';
import { moneyItems } from './money-items.ts';

const account = 'na rachunek 37 1140 2004 0000 3802 7755 1904';

const letterOf = (body: string) =>
  viewLetter(
    openLetter(`Urząd Miasta w Tczewie\nul. Polna 1, 83-110 Tczew\n\nPan Jan Nowak\n\n${body}\n`),
  );

const moneyOf = (body: string, kind = 'wezwanie-us') =>
  readMoney(letterOf(body), documentTypeOf(kind)).financial;

/** The roles of every mention of a sum; a sum that was not found is an error. */
function rolesOf(items: ReturnType<typeof moneyItems>, sum: number): string[] {
  const roles = items.filter(({ grosze }) => grosze === sum).map(({ role }) => role);
  expect(roles).not.toEqual([]);
  return roles;
}

describe('a sum that a letter corrects', () => {
  it.each([
    'W decyzji w miejsce kwoty „8 640,00 zł” wpisuję „864,00 zł”.',
    'W piśmie jest kwota 8 640,00 zł, powinno być 864,00 zł.',
    'Zamiast kwoty 8 640,00 zł powinna być kwota 864,00 zł.',
    'W sentencji wpisano 8 640,00 zł, a powinno brzmieć 864,00 zł.',
    'W miejsce sumy 8 640,00 zł należy wpisać 864,00 zł.',
    'Kwotę 8 640,00 zł zastępuje się kwotą 864,00 zł.',
    'Kwota wynosi 864,00 zł, a nie 8 640,00 zł.',
  ])('gives way to the right one: %s', (sentence) => {
    const items = moneyItems(letterOf(sentence));
    expect(rolesOf(items, 864_000)).toEqual(['other']);
    expect(rolesOf(items, 86_400)).not.toContain('other');
  });

  it.each([
    'Wpłacono 8 640,00 zł, zostało 864,00 zł.',
    'Podatek wynosi 8 640,00 zł, rata powinna być zapłacona do maja: 864,00 zł.',
    'Do zapłaty 8 640,00 zł, w tym odsetki 864,00 zł.',
  ])('stays where none replaces it: %s', (sentence) => {
    const items = moneyItems(letterOf(sentence));
    expect(rolesOf(items, 864_000)).not.toContain('other');
  });
});

describe('an order by the bare verb', () => {
  it.each([
    `Co proszę zrobić?\nWpłacić brakującą kwotę 842,00 zł ${account}.`,
    `Brakuje 842,00 zł.\n\nCo należy zrobić:\n  1) złożyć deklarację,\n  2) wpłacić podatek ${account}.`,
    `Zaległość to 842,00 zł. Co trzeba zrobić? Zapłacić ją ${account}.`,
    `Co musi Pan zrobić?\n- uregulować 842,00 zł ${account}.`,
    `Co powinien Pan zrobić? Przelać 842,00 zł ${account}.`,
  ])('below the question what to do asks for the sum: %s', (body) => {
    const money = moneyOf(body);
    expect([money.main_amount.value, money.direction]).toEqual([842, 'to_pay']);
  });

  it.each([
    `Kwota sporna to 842,00 zł. Co można zrobić? Porozmawiać z doradcą, a spór skierować do sądu. Opłata idzie ${account}.`,
    `Wartość wynosi 842,00 zł. Co należy zrobić? Przysłać dokumenty. Mój rachunek: ${account}.`,
    `Podatek wyniósł 842,00 zł. Co należy zrobić, jeżeli chce Pan skorzystać z ulgi: wpłacić go ${account}.`,
  ])('is none where the letter leaves it open: %s', (body) => {
    expect(moneyOf(body).direction).not.toBe('to_pay');
  });
});

describe('a sum behind the reasons', () => {
  it.each(['INFORMACJE', 'WYJAŚNIENIE DLA STRONY', 'SPOSÓB ZAPŁATY', 'CO DALEJ'])(
    'counts below a heading of its own: %s',
    (heading) => {
      const body = `UZASADNIENIE\nWzrosły koszty.\n\n${heading}\nNiedopłata za wodę: 64,20 zł. Prosimy o wpłatę ${account}.`;
      expect(moneyItems(letterOf(body)).map(({ zone }) => zone)).toEqual(['body']);
    },
  );

  it.each(['Informacje o taryfie podano na stronie.', 'Wpłaty zaksięgowano.'])(
    'belongs to them where only a sentence begins like one: %s',
    (sentence) => {
      const body = `UZASADNIENIE\nWzrosły koszty.\n${sentence}\nStawka wynosi 64,20 zł.`;
      expect(moneyItems(letterOf(body)).map(({ zone }) => zone)).toEqual(['reasons']);
    },
  );
});

describe('a fee in a call for missing papers', () => {
  it('is the sum of the letter where another fee is for later', () => {
    const body = `WEZWANIE\n\nWzywam do usunięcia braków wniosku w terminie 14 dni:\n  1) załącznik nr 1,\n  2) dowód uiszczenia opłaty skarbowej 440,00 zł ${account},\n  3) fotografie.\n\nInformacje - na razie nic nie trzeba wpłacać:\n  opłata 100,00 zł za kartę, dopiero po wydaniu zezwolenia.`;
    expect(moneyOf(body).main_amount.value).toBe(440);
  });
});
