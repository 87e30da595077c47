import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { daysOf, parseDateRange } from './date-range.ts';

const TODAY = '2026-11-21';
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a range of days', () => {
  it('is the last 30 to today unless asked', () => {
    expect(parseDateRange({}, TODAY)).toEqual({ start: '2026-10-23', end: TODAY });
  });

  it('is the 30 days to an end asked for', () => {
    expect(parseDateRange({ endDate: '2026-03-01' }, TODAY).start).toBe('2026-01-31');
  });

  it('goes from a start asked for to today', () => {
    const range = parseDateRange({ startDate: TODAY }, TODAY);
    expect(daysOf(range)).toEqual([TODAY]);
  });

  it('has each day once, in order, across summer time and leap years', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 365 }), (startDate, more) => {
        const endDate = new Date(Date.parse(startDate) + more * 86_400_000)
          .toISOString()
          .slice(0, 10);
        const days = daysOf(parseDateRange({ startDate, endDate }, TODAY));
        expect(days).toHaveLength(more + 1);
        expect(days[0]).toBe(startDate);
        expect(days.at(-1)).toBe(endDate);
        expect(new Set(days).size).toBe(days.length);
        expect(days).toEqual(days.toSorted());
      }),
    );
  });

  it.each([
    [{ startDate: '2026-11-22' }, 'Data początkowa nie może być późniejsza niż końcowa.'],
    [{ startDate: '2025-01-01', endDate: '2026-01-02' }, 'Zakres dat może mieć najwyżej 366 dni.'],
    [{ startDate: '2026-02-29' }, 'Dnia 2026-02-29 nie ma w kalendarzu.'],
    [{ endDate: '2026-04-31' }, 'Dnia 2026-04-31 nie ma w kalendarzu.'],
    [{ endDate: '2026-13-01' }, 'Dnia 2026-13-01 nie ma w kalendarzu.'],
  ])('is refused in Polish: %j', (asked, message) => {
    expect(() => parseDateRange(asked, TODAY)).toThrow(message);
  });
});
