import { countSubscribers } from '#functions/core/packages/subscriber-repository.ts';
import { type Clock, systemClock, warsawDay } from '#functions/platform/clock.ts';
import type { Stats } from '#shared/contracts/admin.ts';

import { sumCounts } from './day-counts.ts';
import { findUserTotal, listDays } from './statistics-repository.ts';

/** The four figures of the administrators' screen; days and months are Warsaw's. */
export async function getStats(clock: Clock = systemClock): Promise<Stats> {
  const now = clock();
  const today = warsawDay(now);
  const [totalUsers, activeSubscriptions, month] = await Promise.all([
    findUserTotal(),
    countSubscribers(now),
    listDays(`${today.slice(0, 7)}-01`, today),
  ]);
  const ofToday = month.filter(({ day }) => day === today);
  return {
    totalUsers,
    activeSubscriptions,
    analysesToday: sumCounts(ofToday.map(({ counters }) => counters)).total,
    analysesThisMonth: sumCounts(month.map(({ counters }) => counters)).total,
  };
}
