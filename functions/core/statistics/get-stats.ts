import { countSubscribers } from '#functions/core/packages/subscriber-repository.ts';
import { type Clock, systemClock, warsawDay } from '#functions/platform/clock.ts';
import type { Stats } from '#shared/contracts/admin.ts';

import { countedDays } from './counted-days.ts';
import { sumCounts } from './day-counts.ts';
import { findUserTotal } from './statistics-repository.ts';

/** The four figures of the administrators' screen; days and months are Warsaw's. */
export async function getStats(clock: Clock = systemClock): Promise<Stats> {
  const now = clock();
  const today = warsawDay(now);
  const [totalUsers, activeSubscriptions, month] = await Promise.all([
    findUserTotal(),
    countSubscribers(now),
    countedDays({ start: `${today.slice(0, 7)}-01`, end: today }, now),
  ]);
  return {
    totalUsers,
    activeSubscriptions,
    analysesToday: sumCounts(month.get(today) ?? []).total,
    analysesThisMonth: sumCounts([...month.values()].flat()).total,
  };
}
