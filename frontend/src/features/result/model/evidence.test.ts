import { describe, expect, it } from 'vitest';

import { findEvidence, locateQuote } from './evidence.ts';

describe('locateQuote', () => {
  const text = 'wzywa się do zapłaty w terminie 7 dni od\ndnia  doręczenia (art. 15 § 1).';

  it('finds a quote over line breaks and whatever its capitals', () => {
    const place = locateQuote(text, 'W terminie 7 dni od dnia doręczenia (art. 15');
    expect(place && text.slice(place.start, place.end)).toBe(
      'w terminie 7 dni od\ndnia  doręczenia (art. 15',
    );
  });

  it.each(['', '   ', 'w terminie 14 dni'])('does not find %j', (quote) => {
    expect(locateQuote(text, quote)).toBeUndefined();
  });
});

describe('findEvidence', () => {
  it('finds the check of a fact by its path', () => {
    const check = { fact: 'a.b', status: 'confirmed', quote: null, reason: '' } as const;
    expect(findEvidence([check], 'a.b')).toBe(check);
    expect(findEvidence([check], 'b.c')).toBeUndefined();
    expect(findEvidence(undefined, 'a.b')).toBeUndefined();
  });
});
