import { type Clock, warsawDay, warsawInstant } from '#functions/platform/clock.ts';
import { metric } from '#functions/platform/metric.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { ceilings } from './ceilings.ts';
import { findStageUse, findSwitch, findUserUse } from './operation-repository.ts';

/** When a new attempt makes sense for a paused service. */
const PAUSE_SECONDS = 600;
/** Counters start again at midnight; nobody is told to come back before this hour. */
const FIRST_HOUR = 4;

/**
 * Checked before anything of a run is claimed or reserved, so that a refusal costs nobody an analysis. Throws
 * `ANALYSES_PAUSED` while an administrator has stopped them, `STAGE_CEILING` and `USER_CEILING` when the
 * day's model tokens are used up.
 */
export async function requireOpenAnalyses(userId: UserId, clock: Clock): Promise<void> {
  const day = warsawDay(clock());
  const [analyses, stage, user] = await Promise.all([
    findSwitch(),
    findStageUse(day),
    findUserUse(userId, day),
  ]);
  const ceiling = ceilings();
  if (analyses?.open === false) {
    throw new AppError('ANALYSES_PAUSED', { retryAfterSeconds: PAUSE_SECONDS });
  }
  const retryAfterSeconds = secondsToMorning(clock());
  if (stage >= ceiling.stage) {
    metric('StageCeilingMet', 'Count', 1);
    throw new AppError('STAGE_CEILING', { retryAfterSeconds });
  }
  if (user >= ceiling.user) {
    metric('UserCeilingMet', 'Count', 1);
    throw new AppError('USER_CEILING', { retryAfterSeconds });
  }
}

function secondsToMorning(now: Date): number {
  const tomorrow = new Date(warsawInstant(warsawDay(now), 12).getTime() + 86_400_000);
  const morning = warsawInstant(warsawDay(tomorrow), FIRST_HOUR);
  return Math.ceil((morning.getTime() - now.getTime()) / 1000);
}
