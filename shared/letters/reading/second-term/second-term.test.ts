import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { termInstead } from './contested.ts';
import type { RankedTerm } from './ranked-terms.ts';

const day = (date: string, share: number) => ranked({ kind: 'date', date, share });
const length = (amount: number, share: number) =>
  ranked({ kind: 'from_delivery', amount, unit: 'days', share });

function ranked(own: Partial<RankedTerm> & { share: number }): RankedTerm {
  const span = { start: 0, end: 1 };
  const none = { date: null, amount: null, unit: null, from: null, time: null };
  return { kind: 'date', by: 'term', quote: '', sentence: '', span, ...none, ...own };
}

const WRITTEN = '2026-05-04';
const instead = (first: RankedTerm | undefined, ...all: RankedTerm[]) => {
  const term = first === undefined ? undefined : { ...first, what: '', legal_basis: null };
  const found = termInstead(term, first === undefined ? all : [first, ...all], WRITTEN);
  return found === undefined ? null : (found.date ?? `${found.amount ?? ''} days`);
};

describe('where the rules chose no term', () => {
  it('a day that the model is sure of is the first term', () => {
    expect(instead(undefined, day('2026-05-20', 0.9), day('2026-06-01', 0.3))).toBe('2026-05-20');
  });

  it('an unsure day and a length of time alone are none', () => {
    expect(instead(undefined, day('2026-05-20', 0.7))).toBeNull();
    expect(instead(undefined, length(14, 0.99))).toBeNull();
  });
});

describe('where the model rejects the first term of the rules', () => {
  it('another one that ends sooner comes first', () => {
    expect(instead(length(180, 0.1), length(7, 0.7))).toBe('7 days');
    expect(instead(day('2026-09-30', 0.1), day('2026-05-29', 0.7))).toBe('2026-05-29');
    expect(instead(length(30, 0.1), day('2026-05-18', 0.7))).toBe('2026-05-18');
  });

  it('another one that ends later must be much surer', () => {
    expect(instead(length(14, 0.1), length(60, 0.7))).toBeNull();
    expect(instead(length(14, 0.1), length(60, 0.95))).toBe('60 days');
  });

  it('nothing that ends later comes before a remedy', () => {
    const appeal = { ...length(14, 0.1), legal_basis: 'art. 129 k.p.a.' };
    expect(termInstead(appeal, [appeal, length(60, 0.99)], WRITTEN)).toBeUndefined();
  });

  it('stays where the model holds it for possible or knows no better', () => {
    expect(instead(length(30, 0.4), length(7, 0.99))).toBeNull();
    expect(instead(length(30, 0.1), length(7, 0.4))).toBeNull();
  });

  it('a week and seven days are one term', () => {
    const week = ranked({ kind: 'from_delivery', amount: 1, unit: 'weeks', share: 0.1 });
    expect(instead(week, length(7, 0.9))).toBeNull();
  });
});

const head = `Jelcz, 4 maja 2026 r.

Pani
Irena Kos
ul. Polna 3, 55-220 Jelcz

`;
const termsOf = (body: string) =>
  readLetter(openLetter(`${head}${body}\n\nZ poważaniem\nAdam Wilk`)).terms.map(
    ({ date, amount, unit }) => date ?? `${amount ?? ''} ${unit ?? ''}`,
  );

describe('the terms of a letter by hand', () => {
  it.each([
    [
      'Pani Ireno,\n\nproszę oddać mi pożyczone tysiąc złotych do końca maja, z ręki do ręki albo na konto. Jeżeli do tego czasu nic nie będzie, pójdę do sądu.',
      '2026-05-31',
    ],
    [
      'Szanowna Pani,\n\nróżnicę 84,20 zł prosimy wpłacić razem z czynszem, do dziesiątego. Kto widzi błąd, niech zgłosi.',
      '2026-05-10',
    ],
  ])('%s', (body, first) => {
    expect(termsOf(body)[0]).toBe(first);
  });

  it('the days on which the sender pays or comes are none of the reader', () => {
    expect(
      termsOf(
        'Szanowna Pani,\n\nprzyznaną kwotę 640,00 zł przelejemy na Pani konto do 20 maja 2026 r. Nic nie musi Pani robić.',
      ),
    ).toEqual([]);
  });

  it.each([
    'Pani Ireno, oddaję kaucję w całości.\n\nPieniądze wyślę do 20 maja na konto, z którego przychodził czynsz.',
    'Szanowna Pani,\n\nzostaje dla Pani 2 905,63 zł i tyle przeleję na Pani konto. Zrobię to najpóźniej 20 maja.',
  ])('nor the day until which somebody sends the reader money: %s', (body) => {
    expect(termsOf(body)).toEqual([]);
  });

  it.each([
    'Wykonawca zakończy prace w klatce do 20 maja 2026 r.',
    'Kurier odbierze od Pani dekoder do 20 maja 2026 r.',
    'Do 20 maja 2026 r. płaci Pani po staremu, 640,00 zł.',
  ])('nor the day of a third party or of what stays as it was: %s', (sentence) => {
    expect(termsOf(`Dzień dobry,\n\n${sentence}`)).toEqual([]);
  });
});
