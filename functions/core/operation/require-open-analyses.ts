import { type Clock, warsawDay, warsawInstant } from '#functions/platform/clock.ts';
import { metric } from '#functions/platform/metric.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { ceilings } from './ceilings.ts';
import { findStageUse, findSwitch, findUserUse } from './operation-repository.ts';

/** When the paused service is worth asking again. */
const PAUSE_SECONDS = 600;
/** Counters begin anew at midnight; before this hour nobody is told to come back. */
const FIRST_HOUR = 4;

/**
 * Asked before anything of a run is claimed or reserved, so that a refusal costs nobody an analysis. Throws
 * `ANALYSES_PAUSED` while an administrator holds them back, `STAGE_CEILING` and `USER_CEILING` when the
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
