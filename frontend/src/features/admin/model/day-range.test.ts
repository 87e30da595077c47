import { describe, expect, it } from 'vitest';

import { addDays } from '#shared/letters/calendar/days.ts';

import { defaultRange, rangeFault, readRange, writeRange } from './day-range.ts';

const today = '2026-03-15';

describe('the range of days', () => {
  it('is the last 30 days to today unless the address says otherwise', () => {
    expect(readRange(new URLSearchParams(), today)).toEqual({ start: '2026-02-14', end: today });
  });

  it('begins 30 days before a last day that stands alone in the address', () => {
    expect(readRange(new URLSearchParams('do=2026-01-30'), today)).toEqual({
      start: '2026-01-01',
      end: '2026-01-30',
    });
  });

  it('takes no notice of what the calendar has not', () => {
    const query = new URLSearchParams('od=2026-02-30&do=wczoraj');
    expect(readRange(query, today)).toEqual(defaultRange(today));
  });

  it('leaves the default out of the address and reads back what it wrote', () => {
    const chosen = { start: '2026-01-05', end: '2026-03-01' };
    expect(writeRange(defaultRange(today), today)).toEqual({});
    expect(readRange(new URLSearchParams(writeRange(chosen, today)), today)).toEqual(chosen);
  });

  it('is refused backwards and when it is longer than a leap year', () => {
    expect(rangeFault({ start: today, end: today })).toBeUndefined();
    expect(rangeFault({ start: addDays(today, -365), end: today })).toBeUndefined();
    expect(rangeFault({ start: addDays(today, -366), end: today })).toBe(
      'Zakres dat może mieć najwyżej 366 dni.',
    );
    expect(rangeFault({ start: addDays(today, 1), end: today })).toBe(
      'Data „Od” nie może być późniejsza niż data „Do”.',
    );
  });
});
