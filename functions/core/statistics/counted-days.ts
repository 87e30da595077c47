import { warsawDay } from '#functions/platform/clock.ts';

import { type DateRange, dayPlus } from './date-range.ts';
import { type StoredCounters, sumCounts } from './day-counts.ts';
import { findRollup, listRolledDays, type Rollup } from './rollup-repository.ts';
import { listDays, type StoredDay } from './statistics-repository.ts';

/** Counters of each counted day of a range: one rolled-up item, or the items of a day that is not rolled up. */
export type CountedDays = ReadonlyMap<string, readonly StoredCounters[]>;

/**
 * The counted days of a range: past days from the roll-up, today from the counters. Days that are
 * not rolled up yet, or that changed since, also come from the counters.
 */
export async function countedDays({ start, end }: DateRange, now: Date): Promise<CountedDays> {
  const today = warsawDay(now);
  const [rolled, rollup, live] = await Promise.all([
    listRolledDays(start, end),
    findRollup(),
    listBetween(later(start, today), end),
  ]);
  const others = await Promise.all(
    openSpans(rollup, { start, end: earlier(end, dayPlus(today, -1)) }).map((span) =>
      listBetween(span.start, span.end),
    ),
  );
  const days = new Map(rolled.map(({ day, counters }) => [day, [counters]]));
  for (const [day, items] of Map.groupBy([live, ...others].flat(), (stored) => stored.day)) {
    const counters = items.map((item) => item.counters);
    // Counters only grow, so the higher one is newer.
    if (totalOf(counters) >= totalOf(days.get(day) ?? [])) days.set(day, counters);
  }
  return days;
}

/** The days before today whose roll-up is missing or outdated. */
function openSpans({ through, reopened }: Rollup, past: DateRange): DateRange[] {
  const start = through === undefined ? past.start : later(past.start, dayPlus(through, 1));
  const again = reopened.filter(({ day }) => day >= past.start && day <= past.end && day < start);
  return [{ start, end: past.end }, ...again.map(({ day }) => ({ start: day, end: day }))];
}

async function listBetween(start: string, end: string): Promise<StoredDay[]> {
  return start <= end ? listDays(start, end) : [];
}

const totalOf = (items: readonly StoredCounters[]) => sumCounts(items).total;
const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
