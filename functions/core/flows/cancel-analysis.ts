import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { hasEnded, type Run } from '#functions/core/runs/run.ts';
import { cancelRun, findRun } from '#functions/core/runs/run-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { settleRun } from './settle-run.ts';

const TRIES = 5;

/**
 * Cancels an analysis: deletes the text, stops the run at its next step and returns the quota; for runs that
 * had begun to use the model only three times a day. An ended analysis stays as it is. Throws `NOT_FOUND`
 * when the user has no such upload.
 */
export async function cancelAnalysis(
  userId: UserId,
  fileId: FileId,
  clock: Clock = systemClock,
): Promise<void> {
  let isCharged: boolean | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const seen = await findRun(userId, fileId);
    if (seen === undefined) throw new AppError('NOT_FOUND');
    if (hasEnded(seen)) return settleRun(seen, clock);
    // Counted once, however often the run changes meanwhile.
    if (usesModel(seen)) isCharged ??= await isOnceTooOften(userId, clock);
    const cancelled = await cancelRun(seen, clock(), isCharged);
    if (cancelled !== undefined) return settleRun(cancelled, clock);
  }
  throw new AppError('CONFLICT');
}

/** The first question goes out before a running analysis has saved its first step. */
const usesModel = ({ state }: Run): boolean => state === 'running';

/** Whether a cancelled run stays used: otherwise one free analysis would buy any number of model calls. */
async function isOnceTooOften(userId: UserId, clock: Clock): Promise<boolean> {
  try {
    await enforceLimit('give-back', userId, clock);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return true;
    throw error;
  }
}
