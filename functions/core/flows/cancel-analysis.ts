import { hasEnded } from '#functions/core/runs/run.ts';
import { cancelRun, findRun } from '#functions/core/runs/run-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { settleRun } from './settle-run.ts';

const TRIES = 5;

/**
 * Cancels an analysis: the text is deleted, the run stops at its next step, the quota is given back. An
 * analysis that has ended stays as it ended. Throws `NOT_FOUND` when the user has no such upload.
 */
export async function cancelAnalysis(
  userId: UserId,
  fileId: FileId,
  clock: Clock = systemClock,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const seen = await findRun(userId, fileId);
    if (seen === undefined) throw new AppError('NOT_FOUND');
    const ended = hasEnded(seen) ? seen : await cancelRun(seen, clock());
    if (ended) return settleRun(ended, clock);
  }
  throw new AppError('CONFLICT');
}
