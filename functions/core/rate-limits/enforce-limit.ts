import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { limits, type LimitScope } from './limits.ts';
import { countCall, forgetCalls, uncountCall } from './rate-limit-repository.ts';

/**
 * Counts one call of `key` in `scope` and throws `TOO_MANY_REQUESTS` with the seconds to wait when the
 * window is full. When the count cannot be kept, a scope that guards a secret answers `UNAVAILABLE`
 * (ASVS 16.5.3: never fail open) and any other lets the call through.
 */
export async function enforceLimit(
  scope: LimitScope,
  key: string,
  clock: Clock = systemClock,
): Promise<void> {
  const { max, windowSeconds, whenUncounted } = limits[scope];
  const now = epochSeconds(clock);
  const window = windowStart(now, windowSeconds);
  const windowEnd = window + windowSeconds;
  let within: boolean;
  try {
    within = await countCall({ scope, key, window }, { max, expiresAt: windowEnd + windowSeconds });
  } catch (error) {
    logger.failure('rate limit not counted', error, { scope, whenUncounted });
    if (whenUncounted === 'closed') throw new AppError('UNAVAILABLE', { cause: error });
    return;
  }
  if (within) return;
  throw new AppError('TOO_MANY_REQUESTS', {
    retryAfterSeconds: Math.max(1, windowEnd - now),
    details: { scope },
  });
}

/** Takes a call back that proved to be honest; losing this only makes the limit a little stricter. */
export async function giveBackCall(
  scope: LimitScope,
  key: string,
  clock: Clock = systemClock,
): Promise<void> {
  await quietly(scope, uncountCall(currentWindow(scope, key, clock)));
}

/** Opens a window that is full, for a key that has proved itself in another way. */
export async function liftLimit(
  scope: LimitScope,
  key: string,
  clock: Clock = systemClock,
): Promise<void> {
  await quietly(scope, forgetCalls(currentWindow(scope, key, clock)));
}

function currentWindow(scope: LimitScope, key: string, clock: Clock) {
  return { scope, key, window: windowStart(epochSeconds(clock), limits[scope].windowSeconds) };
}

async function quietly(scope: LimitScope, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    logger.failure('rate limit not lowered', error, { scope });
  }
}

function epochSeconds(clock: Clock): number {
  return Math.floor(clock().getTime() / 1000);
}

function windowStart(now: number, windowSeconds: number): number {
  return now - (now % windowSeconds);
}
