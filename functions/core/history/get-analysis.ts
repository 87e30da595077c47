import type { HistoryItem } from '#shared/contracts/history.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { findHistoryRow } from './history-repository.ts';
import { findResult } from './result-repository.ts';

/** One past analysis with its result; throws `NOT_FOUND` when this user has no such analysis. */
export async function getAnalysis(userId: UserId, fileId: FileId): Promise<HistoryItem> {
  const [row, result] = await Promise.all([
    findHistoryRow(userId, fileId),
    findResult(userId, fileId),
  ]);
  if (row === undefined || result === undefined) throw new AppError('NOT_FOUND');
  return { ...row, result };
}
