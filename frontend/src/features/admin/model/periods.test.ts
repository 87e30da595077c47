import { describe, expect, it } from 'vitest';

import { addDays } from '#shared/letters/calendar/days.ts';

import { toPeriods } from './periods.ts';

const daysFrom = (first: string, length: number) =>
  Array.from({ length }, (_, index) => ({ date: addDays(first, index), count: index }));

describe('periods of a chart over time', () => {
  it('are single days while there is room', () => {
    const periods = toPeriods(daysFrom('2026-01-01', 3), 3);
    expect(periods).toEqual([
      { start: '2026-01-01', end: '2026-01-01', count: 0 },
      { start: '2026-01-02', end: '2026-01-02', count: 1 },
      { start: '2026-01-03', end: '2026-01-03', count: 2 },
    ]);
  });

  it('become weeks that end on the last day; only the oldest is shorter', () => {
    expect(toPeriods(daysFrom('2026-01-01', 9), 8)).toEqual([
      { start: '2026-01-01', end: '2026-01-02', count: 1 },
      { start: '2026-01-03', end: '2026-01-09', count: 35 },
    ]);
  });

  it('count each day once', () => {
    const days = daysFrom('2024-01-01', 366);
    const periods = toPeriods(days, 62);
    expect(periods).toHaveLength(53);
    expect(periods.reduce((sum, { count }) => sum + count, 0)).toBe((365 * 366) / 2);
  });

  it('are none without days', () => {
    expect(toPeriods([], 62)).toEqual([]);
  });
});
