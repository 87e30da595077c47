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

  it('finds a word divided at the end of a line and the beginning of a quote that was cut', () => {
    const divided = 'pod rygorem wszczę-\ncia postępowania egzekucyjnego w celu ściągnięcia';
    const place = locateQuote(divided, 'wszczęcia postępowania…');
    expect(place && divided.slice(place.start, place.end)).toBe('wszczę-\ncia postępowania');
  });

  it.each(['', '   ', '…', 'w terminie 14 dni'])('does not find %j', (quote) => {
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
