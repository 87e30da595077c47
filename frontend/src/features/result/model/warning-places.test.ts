import { describe, expect, it } from 'vitest';

import type { ResultWarning } from '#shared/domain/analysis-result.ts';

import { inTwo, warningPlaces } from './warning-places.ts';

const warning = (kind: ResultWarning['kind']) => ({ kind, title: 'T', message: 'M', quote: null });

describe('the place of a warning', () => {
  it('is before the card when money may be lost, and after it when a reply was put right', () => {
    const places = warningPlaces([
      warning('reply_replaced'),
      warning('account_checksum'),
      warning('amount_not_in_letter'),
      warning('code_asked_for'),
    ]);
    expect(places.first.map(({ kind }) => kind)).toEqual(['account_checksum', 'code_asked_for']);
    expect(places.later.map(({ kind }) => kind)).toEqual([
      'reply_replaced',
      'amount_not_in_letter',
    ]);
  });
});

describe('a warning in two parts', () => {
  it('says what is wrong, then what to do', () => {
    expect(inTwo('Cyfry się nie zgadzają. Porównaj numer z pismem.')).toEqual([
      'Cyfry się nie zgadzają.',
      'Porównaj numer z pismem.',
    ]);
  });

  it('is not cut at a shortened word, and may be one sentence', () => {
    expect(inTwo('Adres ul. Leśna 5 jest inny.')).toEqual(['Adres ul. Leśna 5 jest inny.', '']);
    expect(inTwo('Szkoła im. Kopernika pisze. Zadzwoń.')).toEqual([
      'Szkoła im. Kopernika pisze.',
      'Zadzwoń.',
    ]);
  });
});
