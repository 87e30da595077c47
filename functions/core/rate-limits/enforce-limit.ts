import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { limits, type LimitScope } from './limits.ts';
import { countCall, countedCalls, forgetCalls, uncountCall } from './rate-limit-repository.ts';
import { roomNow, secondsToRoom } from './sliding-window.ts';

/**
 * Counts one call of `key` in `scope`, the previous window weighted by its remaining share, and throws
 * `TOO_MANY_REQUESTS` with the seconds to wait when the limit is reached. When the counter is not available,
 * a scope that guards a secret answers `UNAVAILABLE` (ASVS 16.5.3: never fail open) and any other allows the
 * call.
 */
export async function enforceLimit(
  scope: LimitScope,
  key: string,
  clock: Clock = systemClock,
): Promise<void> {
  const { max, windowSeconds, whenUncounted } = limits[scope];
  const now = epochSeconds(clock);
  const window = windowStart(now, windowSeconds);
  const place = { now, window, windowSeconds, max };
  let waitSeconds: number;
  try {
    const before = await countedCalls({ scope, key, window: window - windowSeconds });
    const room = roomNow(before, place);
    const expiresAt = window + 2 * windowSeconds;
    if (room > 0 && (await countCall({ scope, key, window }, { max: room, expiresAt }))) return;
    waitSeconds = secondsToRoom(
      { before, current: await countedCalls({ scope, key, window }) },
      place,
    );
  } catch (error) {
    logger.failure('rate limit not counted', error, { scope, whenUncounted });
    if (whenUncounted === 'closed') throw new AppError('UNAVAILABLE', { cause: error });
    return;
  }
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: waitSeconds, details: { scope } });
}

/** Takes back a call that proved to be legitimate; losing this only makes the limit slightly stricter. */
export async function giveBackCall(
  scope: LimitScope,
  key: string,
  clock: Clock = systemClock,
): Promise<void> {
  await quietly(scope, uncountCall(currentWindow(scope, key, clock)));
}

/** Resets a full limit for a key that has proved itself in another way. */
export async function liftLimit(
  scope: LimitScope,
  key: string,
  clock: Clock = systemClock,
): Promise<void> {
  const current = currentWindow(scope, key, clock);
  const before = { ...current, window: current.window - limits[scope].windowSeconds };
  await quietly(scope, Promise.all([current, before].map(forgetCalls)));
}

function currentWindow(scope: LimitScope, key: string, clock: Clock) {
  return { scope, key, window: windowStart(epochSeconds(clock), limits[scope].windowSeconds) };
}

async function quietly(scope: LimitScope, work: Promise<unknown>): Promise<void> {
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
