import { type Clock, warsawDay } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';

import { dayPlus, daysOf } from './date-range.ts';
import { rolledUp } from './day-counts.ts';
import { closeDay, findRollup, saveRolledDay, saveRolledThrough } from './rollup-repository.ts';
import { findFirstDay, listDays } from './statistics-repository.ts';

/** Days per read, so that each read stays small. */
const STEP_DAYS = 7;

export type RollupReport = {
  rolled: number;
  /** Past days whose roll-up is missing or outdated. */
  left: number;
};

/**
 * Rolls up every past day, the oldest first, and again the days that changed since. Each day is computed from its
 * counters, so a repetition changes nothing; a run that fails or has no time left (`isOver`) leaves the rest to
 * the next one.
 */
export async function rollUpDays(clock: Clock, isOver: () => boolean): Promise<RollupReport> {
  const yesterday = dayPlus(warsawDay(clock()), -1);
  const { through: stored, reopened } = await findRollup();
  let through = stored ?? dayPlus((await findFirstDay()) ?? dayPlus(yesterday, 1), -1);
  // The clock was ahead once: a day marked as past is not over yet.
  if (through > yesterday) through = yesterday;
  const again = reopened.filter(({ day }) => day <= through);
  let rolled = 0;
  try {
    while (through < yesterday && !isOver()) {
      const end = [dayPlus(through, STEP_DAYS), yesterday].toSorted()[0] ?? yesterday;
      rolled += await rollUp(dayPlus(through, 1), end);
      await saveRolledThrough(end);
      through = end;
    }
    while (again[0] !== undefined && !isOver()) {
      rolled += await rollUp(again[0].day, again[0].day);
      await closeDay(again[0]);
      again.shift();
    }
    if (stored === undefined || stored > yesterday) await saveRolledThrough(through);
  } catch (error) {
    logger.failure('days not rolled up', error, { through });
  }
  return { rolled, left: daysOf({ start: through, end: yesterday }).length - 1 + again.length };
}

/** Rolls up the days of a span that have counts, and returns their number. */
async function rollUp(start: string, end: string): Promise<number> {
  const days = Map.groupBy(await listDays(start, end), ({ day }) => day);
  await Promise.all(
    [...days].map(([day, items]) =>
      saveRolledDay(day, rolledUp(items.map(({ counters }) => counters))),
    ),
  );
  return days.size;
}
