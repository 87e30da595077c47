import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, daysInMonth, isIsoDate, isoDate, weekdayOf } from './days.ts';
import { addWorkingDays, freeDayName, holidaysOf, isWorkingDay } from './holidays.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));

describe('holidays', () => {
  it.each([
    [2025, '2025-04-21', '2025-06-19'],
    [2026, '2026-04-06', '2026-06-04'],
    [2027, '2027-03-29', '2027-05-27'],
    [2028, '2028-04-17', '2028-06-15'],
    [2029, '2029-04-02', '2029-05-31'],
    [2030, '2030-04-22', '2030-06-20'],
  ])('knows Easter Monday and Corpus Christi of %i', (year, monday, corpusChristi) => {
    expect(holidaysOf(year).get(monday)).toBe('Poniedziałek Wielkanocny');
    expect(holidaysOf(year).get(corpusChristi)).toBe('Boże Ciało');
  });

  it('counts Christmas Eve since 2025 only', () => {
    expect(isWorkingDay('2024-12-24')).toBe(true);
    expect(freeDayName('2025-12-24')).toBe('Wigilia');
  });

  it('keeps Easter on a Sunday in every year', () => {
    for (let year = 2020; year <= 2100; year += 1) {
      const holidays = holidaysOf(year);
      expect(holidays.size).toBeGreaterThanOrEqual(12);
      const easter = [...holidays].find(([, name]) => name === 'Wielkanoc')?.[0] ?? '';
      expect(weekdayOf(easter)).toBe(0);
    }
  });

  it('moves by working days and back to where it started', () => {
    fc.assert(
      fc.property(day.filter(isWorkingDay), fc.integer({ min: 1, max: 40 }), (from, days) => {
        const there = addWorkingDays(from, days);
        expect(isWorkingDay(there)).toBe(true);
        expect(addWorkingDays(there, -days)).toBe(from);
      }),
    );
  });
});

describe('calendar', () => {
  it('refuses days that do not exist', () => {
    expect(isoDate(2026, 2, 29)).toBeUndefined();
    expect(isoDate(2028, 2, 29)).toBe('2028-02-29');
    expect(isoDate(2026, 13, 1)).toBeUndefined();
    expect(isIsoDate('2026-04-31')).toBe(false);
  });

  it('knows the length of every month', () => {
    expect([1, 2, 3, 4, 12].map((month) => daysInMonth(2026, month))).toEqual([31, 28, 31, 30, 31]);
  });
});
