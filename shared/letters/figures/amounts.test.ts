import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { flowOf } from '#shared/letters/text/text.ts';

import { findAmounts } from './amounts.ts';
import { findNumberPhrases, parsePolishNumber } from './polish-numbers.ts';

const grosze = (text: string) => findAmounts(flowOf(text)).map((amount) => amount.grosze);

describe('findAmounts', () => {
  it.each([
    ['kwota 1 234,56 zł', 123_456],
    ['kwota 1.240,00 zł', 124_000],
    ['kwota 1284,57 zł', 128_457],
    ['kwota 61.430 zł', 6_143_000],
    ['kwota 30 000 zł', 3_000_000],
    ['kwota 500zł', 50_000],
    ['kwota 12.50 zł', 1_250],
    ['kwota 100,- zł', 10_000],
    ['PLN 2 148,60', 214_860],
    ['kwota 4 232,77 PLN', 423_277],
    ['kwota 17 zI', 1_700],
    ['kwota 1 234, 56 zł', 123_456],
    ['kwota 171 305 400,00 zł', 17_130_540_000],
    ['kwota 5 tys. zł', 500_000],
    ['razem 1 tys. 140 zł', 114_000],
    ['razem 2 tysiące 50,00 zł', 205_000],
    ['kwota 2,5 mln zł', 250_000_000],
    ["kwota 1'234,50 zł", 123_450],
    ['kwota 450 zł 50 gr', 45_050],
    ['kwota 12 345 zł i 7 groszy', 1_234_507],
    ['kwota 3,500 PLN', 350_000],
    ['kwota 1350 (jeden tysiąc trzysta pięćdziesiąt) złotych 40 (czterdzieści) groszy', 135_040],
    ['kwotę pięciuset złotych', 50_000],
    ['sto dwadzieścia złotych i pięćdziesiąt groszy', 12_050],
    ['dwa tysiące złotych 44/100', 200_044],
    ['trzysta zł i 5/100', 30_005],
  ])('reads %s', (text, expected) => {
    expect(grosze(text)).toEqual([expected]);
  });

  it.each([
    '84 1020 9527 7567 3666 9247 7015',
    'dnia 12.05.2026 r.',
    'godz. 10.00-16.30',
    'stawka 23,50 %',
    'pow. 143,50 m²',
    'budynek o wymiarach 6,40 x 8,10 m',
    'sosna o wysokości 2,30 m',
    'tel. 61 555 01 47',
    'sygn. akt I Nc 1284/26',
    'art. 12 ust. 3',
  ])('takes no amount from "%s"', (text) => {
    expect(grosze(text)).toEqual([]);
  });

  it('reads both ends of a range', () => {
    expect(grosze('od 1 000,00-2 000,00 zł')).toEqual([100_000, 200_000]);
  });

  it('reads bare amounts of a table, column by column', () => {
    expect(grosze('FV/1043/04/2026   17.05.2026   7 380,00   219,63')).toEqual([738_000, 21_963]);
  });

  it('reads any currency the letter may name', () => {
    const found = findAmounts(flowOf('rachunek na 19 500,00 CZK, kaucja 1,234.56 EUR'));
    expect(found.map(({ grosze: sum, currency }) => [sum, currency])).toEqual([
      [1_950_000, 'CZK'],
      [123_456, 'EUR'],
    ]);
  });

  it('names the currency and tells euro from złote', () => {
    const [euro, zlote] = findAmounts(flowOf('łącznie 180 euro, tj. 765,36 zł'));
    expect([euro?.currency, zlote?.currency]).toEqual(['EUR', 'PLN']);
  });

  it.each([
    ['1 090,00 zł (słownie: jeden tysiąc dziewięćdziesiąt złotych)', true],
    ['1 090,00 zł (słownie: jeden tysiąc dziewięćset złotych)', false],
    ['2 391,00 zł.\n\nSłownie: dwa tysiące trzysta dziewięćdziesiąt jeden zł 00/100.', true],
    ['6.318,44 zł (sześć tysięcy trzysta osiemnaście złotych i czterdzieści cztery grosze)', true],
    ['6.318,44 zł (sześć tysięcy trzysta osiemnaście złotych i czterdzieści grosze)', false],
    ['1500 (jeden tysiąc pięćset) złotych', true],
    ['3 200,00 zł brutto (słownie: trzy tysiące dwieście złotych 00/100)', true],
    ['120,00 zł (slownie: sto dwadziescla zlotych)', true],
  ])('holds the words of "%s" against the digits: %s', (text, agrees) => {
    const [amount, ...others] = findAmounts(flowOf(text));
    expect(amount?.words?.agrees).toBe(agrees);
    expect(others).toEqual([]);
  });

  it('reads back every amount in the usual notations, at its place', () => {
    const notation = fc.constantFrom('pl-PL', 'de-DE');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), notation, (value, locale) => {
        const written = (value / 100)
          .toLocaleString(locale, { minimumFractionDigits: 2, useGrouping: 'always' })
          .replace(/\s/g, ' ');
        const text = `Kwota: ${written} zł do zapłaty`;
        const [amount] = findAmounts(flowOf(text));
        expect(amount?.grosze).toBe(value);
        expect(amount && text.slice(amount.span.start, amount.span.end)).toBe(`${written} zł`);
      }),
    );
  });
});

describe('polish numbers', () => {
  it.each([
    ['dwadzieścia jeden', 21],
    ['czternastu', 14],
    ['dziewiętnaście tysięcy sześćset pięćdziesiąt cztery', 19_654],
    ['jeden milion dwieście tysięcy trzy', 1_200_003],
    ['tysiąc', 1_000],
    ['zero', 0],
    ['31', 31],
  ])('reads %s as %i', (words, value) => {
    expect(parsePolishNumber(words)).toBe(value);
  });

  it('forgives an OCR slip inside a number, and refuses what is no number', () => {
    expect(findNumberPhrases('dwa tysiace trzysta czterdziesc1 piec')[0]?.value).toBe(2340);
    expect(findNumberPhrases('dwa tysiace trzysla czterdziesci')[0]?.value).toBe(2340);
    expect(parsePolishNumber('sernik')).toBeUndefined();
  });
});
