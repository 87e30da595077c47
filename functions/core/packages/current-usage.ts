import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { Usage } from '#shared/contracts/me.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { currentPackage, openPackages } from './package.ts';
import { listPackages } from './package-repository.ts';

/** The package from which analyses are now taken; `undefined` before the first one is opened. */
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

/** Whether the user may start an analysis now. Only a run's reservation is binding; this is an early check. */
export async function canAnalyze(userId: UserId, clock: Clock = systemClock): Promise<boolean> {
  return openPackages(await listPackages(userId), clock()).length > 0;
}
