import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readMoney } from './money.ts';
import { moneyItems } from './money-items.ts';
import { priceOfInstalments } from './special-sums.ts';

const account = '\n\nRachunek: 37 1140 2004 0000 3802 7755 1904';

function moneyOf(kind: string, body: string) {
  const letter = `Nadawca\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\nPISMO\n\n${body}\n`;
  const {
    main_amount: main,
    interest,
    direction,
  } = readMoney(viewLetter(openLetter(letter)), documentTypeOf(kind)).financial;
  return [main.value, interest.value, direction];
}

describe('what a thing cost before, or costs one person', () => {
  it.each([
    'Składka roczna: 812,00 zł (w ubiegłym roku 745,00 zł)',
    'Składka roczna: 812,00 zł (rok temu płacił Pan 745,00 zł)',
    'Składka roczna: 812,00 zł (w poprzednim okresie wynosiła 745,00 zł)',
  ])('is not the new price: %s', (words) => {
    expect(moneyOf('inne', words + account)[0]).toBe(812);
  });

  it('is not the fee of the household', () => {
    const body =
      'Rada ustaliła nową stawkę opłaty: 30,00 zł miesięcznie od osoby. Kompostujący korzystają ze zwolnienia w części 2,00 zł od osoby.\n\n3 x 30,00 zł =   90,00 zł\nzwolnienie kompostownik 3 x 2,00 zł =   -6,00 zł\nOPŁATA MIESIĘCZNA:   84,00 zł\n\nOpłatę uiszcza się bez wezwania do 15. dnia miesiąca.';
    expect(moneyOf('inne', body + account)[0]).toBe(84);
  });
});

describe('a price in instalments', () => {
  const body =
    'Koszt 900 zł od dziecka (autokar, nocleg).\nI rata 300 zł do 10 marca 2026 r., II rata 600 zł do 8 maja 2026 r.\nUdział jest dobrowolny.';

  it('is what the instalments add up to, and nobody orders it', () => {
    expect(moneyOf('inne', body + account)).toEqual([900, null, 'conditional']);
  });

  it('is no sum of instalments that do not add up', () => {
    const letter = `Nadawca\n\nPan Jan Nowak\n\nPISMO\n\n${body.replace('600', '500')}${account}\n`;
    expect(priceOfInstalments(moneyItems(viewLetter(openLetter(letter))))).toBeUndefined();
    expect(moneyOf('inne', body.replace('600', '500') + account)[2]).not.toBe('to_pay');
  });
});

describe('a table without columns', () => {
  it('of an order names each sum behind its figure', () => {
    const body =
      'nakazuje pozwanemu, aby zapłacił powodowi:\n1. kwotę należność odsetki od dnia\n2 100,00 zł główna ustawowe za opóźnienie 11.05.2026 r. do dnia zapłaty\n95,40 zł skapitalizowane ustawowe za opóźnienie 30.07.2026 r. do dnia zapłaty';
    expect(moneyOf('nakaz-epu', body)).toEqual([2100, 95.4, 'to_pay']);
  });

  it('of a fine calls it just a penalty', () => {
    const body =
      'czyn   przekroczenie prędkości o 24 km/h\nkara   70,00 EUR\n\nKwotę należy wpłacić w ciągu czterech tygodni.';
    expect(moneyOf('mandat-zagraniczny', body)).toEqual([70, null, 'to_pay']);
  });
});
