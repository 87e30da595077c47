import { describe, expect, it } from 'vitest';

import {
  dayOf,
  describeDaysLeft,
  formatAccount,
  formatAmount,
  formatDay,
  formatInstant,
  formatPlainDay,
  keepTogether,
  plural,
} from './format.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('dates', () => {
  it('writes a day with its weekday', () => {
    expect(spaced(formatDay('2026-10-30'))).toBe('30 października 2026 (piątek)');
    expect(spaced(formatPlainDay('2026-03-01'))).toBe('1 marca 2026');
  });

  it.each([null, undefined, ''])('says Brak for %j', (value) => {
    expect(formatDay(value)).toBe('Brak');
  });

  it.each(['14 dni od dnia doręczenia', '2026-02-30', 'jutro'])(
    'leaves %s unchanged, because it is no day',
    (value) => {
      expect(formatDay(value)).toBe(value);
    },
  );

  it('lets Warsaw decide the day of an instant', () => {
    expect(dayOf(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01');
    expect(formatInstant('2026-12-31T23:30:00Z')).toBe('01.01.2027, 00:30');
    expect(formatInstant('nigdy')).toBe('nigdy');
  });

  it.each([
    ['2026-10-30', 'to dzisiaj'],
    ['2026-10-31', 'to jutro'],
    ['2026-11-02', 'zostały 3 dni'],
    ['2026-11-11', 'zostało 12 dni'],
    ['2026-10-29', 'termin minął 1 dzień temu'],
    ['2026-10-20', 'termin minął 10 dni temu'],
  ])('describes the distance to %s', (day, words) => {
    expect(spaced(describeDaysLeft('2026-10-30', day))).toBe(words);
  });
});

describe('numbers', () => {
  it.each([
    [1, 'dzień'],
    [2, 'dni'],
    [5, 'wiele'],
    [12, 'wiele'],
    [22, 'dni'],
    [112, 'wiele'],
    [0, 'wiele'],
  ])('chooses the Polish form after %i', (count, form) => {
    expect(plural(count, 'dzień', 'dni', 'wiele')).toBe(form);
  });

  it.each([
    [19654.39, 'PLN', '19 654,39 zł'],
    [0, 'PLN', '0,00 zł'],
    [1234567.5, null, '1 234 567,50 zł'],
    [-5, 'EUR', '−5,00 EUR'],
  ])('writes the amount %d %s', (value, currency, text) => {
    expect(spaced(formatAmount(value, currency))).toBe(text);
  });

  it('says Brak for an amount the letter does not give', () => {
    expect(formatAmount(null)).toBe('Brak');
  });

  it('groups the digits of a Polish account and leaves others alone', () => {
    expect(spaced(formatAccount('59124064107664555482209255'))).toBe(
      '59 1240 6410 7664 5554 8220 9255',
    );
    expect(formatAccount('DE89370400440532013000')).toBe('DE89370400440532013000');
  });
});

describe('keepTogether', () => {
  it('never leaves a one-letter word at the end of a line, even several in a row', () => {
    expect(keepTogether('Pismo z urzędu i o w domu')).toBe(
      'Pismo z\u00a0urzędu i\u00a0o\u00a0w\u00a0domu',
    );
  });

  it('never breaks a sum', () => {
    expect(keepTogether('Nakaz zapłaty: 12 391,00 zł, 30 dni')).toBe(
      'Nakaz zapłaty: 12\u00a0391,00\u00a0zł, 30 dni',
    );
  });
});
