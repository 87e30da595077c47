import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { Usage } from '#shared/contracts/me.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { currentPackage, openPackages } from './package.ts';
import { listPackages } from './package-repository.ts';

/** The package analyses are taken from now; `undefined` before the first one is opened. */
export async function findCurrentUsage(
  userId: UserId,
  clock: Clock = systemClock,
): Promise<Usage | undefined> {
  const current = currentPackage(await listPackages(userId), clock());
  if (current === undefined) return undefined;
  return {
    used: current.used,
    quota: current.quota,
    source: current.source,
    planStatus: current.planStatus ?? null,
    windowEnd: current.windowEnd ?? null,
  };
}

/** Whether the user may start an analysis now. A run's reservation decides in the end; this only asks early. */
export async function canAnalyze(userId: UserId, clock: Clock = systemClock): Promise<boolean> {
  return openPackages(await listPackages(userId), clock()).length > 0;
}
