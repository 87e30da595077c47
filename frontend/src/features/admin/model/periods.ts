export type DayCount = { date: string; count: number };
/** Consecutive days counted together; both days are included. */
export type Period = { start: string; end: string; count: number };

const WEEK = 7;

/**
 * Groups days into weeks when there would be more bars than `most`. Weeks are counted back from the last day,
 * so that the newest is complete; only the oldest may be shorter.
 */
export function toPeriods(days: readonly DayCount[], most: number): Period[] {
  const length = days.length > most ? WEEK : 1;
  const periods: Period[] = [];
  for (let end = days.length; end > 0; end -= length) {
    const some = days.slice(Math.max(0, end - length), end);
    const [first] = some;
    const last = some.at(-1);
    if (!first || !last) break;
    const count = some.reduce((sum, day) => sum + day.count, 0);
    periods.unshift({ start: first.date, end: last.date, count });
  }
  return periods;
}
