import { findHistoryRow, removeHistoryRow } from '#functions/core/history/history-repository.ts';
import { removeResult } from '#functions/core/history/result-repository.ts';
import { findRun, removeRun } from '#functions/core/runs/run-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { deleteText } from '#functions/platform/text-store.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { settleRun } from './settle-run.ts';

/**
 * Deletes everything of one analysis. The row is deleted last, so that the next call finds and finishes an
 * interrupted deletion. The analysis stays used. Throws `NOT_FOUND` when this user has no such analysis.
 */
export async function deleteAnalysis(
  userId: UserId,
  fileId: FileId,
  clock: Clock = systemClock,
): Promise<void> {
  if ((await findHistoryRow(userId, fileId)) === undefined) throw new AppError('NOT_FOUND');
  const run = await findRun(userId, fileId);
  if (run !== undefined) await settleRun(run, clock);
  await deleteText(userId, fileId);
  await removeResult(userId, fileId);
  await removeRun({ userId, fileId });
  await removeHistoryRow(userId, fileId);
}
