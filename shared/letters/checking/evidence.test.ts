import { describe, expect, it } from 'vitest';

import { flowOf } from '#shared/letters/text/text.ts';

import { alignQuote, findName, quoteInLetter } from './evidence.ts';

const letter = `Sąd Rejonowy w Łodzi nakazuje pozwanemu Tomaszowi Gierłowskiemu, aby w ciągu dwóch
tygodni od dnia doręczenia nakazu zapłacił kwotę 6.318,44 zł wraz z odsetkami usta-
wowymi za opóźnienie albo wniósł sprzeciw.`;

describe('alignQuote', () => {
  it('finds a quote across line breaks and divided words', () => {
    const found = alignQuote('kwotę 6.318,44 zł wraz z odsetkami ustawowymi', flowOf(letter));
    expect(found?.score).toBe(1);
    expect(letter.slice(found?.span.start, found?.span.end)).toBe(
      'kwotę 6.318,44 zł wraz z odsetkami usta-\nwowymi',
    );
  });

  it('forgives lost diacritics, misread letters and a missing word', () => {
    const found = alignQuote('w ciagu dwoch tygodnl dnia doreczenia nakazu', flowOf(letter));
    expect(found?.score).toBeGreaterThan(0.8);
  });

  it('never forgives a figure', () => {
    expect(alignQuote('6.318,45', flowOf(letter))).toBeUndefined();
  });

  it.each(['', '—', 'wpłać na rachunek wskazany poniżej', 'sprzeciwu nie przewiduje się nigdy'])(
    'does not find %j',
    (quote) => {
      expect(alignQuote(quote, flowOf(letter))).toBeUndefined();
    },
  );

  it('gives the positions of the text it was given, also in a long one', () => {
    const long = `${'Informacja o przetwarzaniu danych osobowych. '.repeat(4000)}${letter}`;
    const found = alignQuote('nakazuje pozwanemu', flowOf(long));
    expect(long.slice(found?.span.start, found?.span.end)).toBe('nakazuje pozwanemu');
  });

  it('stays quick when every word of half a megabyte fits', () => {
    expect(alignQuote('zapłata zapłata zapłata', flowOf('zapłata '.repeat(65_000)))?.score).toBe(1);
  });
});

describe('findName', () => {
  it('finds a name in another case', () => {
    const span = findName('Tomasz Gierłowski', flowOf(letter));
    expect(letter.slice(span?.start, span?.end)).toBe('Tomaszowi Gierłowskiemu');
  });

  it('does not take one of its words for the name', () => {
    expect(findName('Tomasz Nowak', flowOf(letter))).toBeUndefined();
  });
});

describe('quoteInLetter', () => {
  it("returns the letter's own words, at most 160 characters", () => {
    expect(quoteInLetter('NAKAZUJE POZWANEMU', flowOf(letter))).toBe('nakazuje pozwanemu');
    expect(quoteInLetter(letter, flowOf(letter))?.length).toBeLessThanOrEqual(160);
  });

  it('returns null for nothing and for what is not there', () => {
    expect(quoteInLetter(null, flowOf(letter))).toBeNull();
    expect(quoteInLetter('komornik sądowy zajął', flowOf(letter))).toBeNull();
  });
});
