import { findRun } from '#functions/core/runs/run-repository.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { markSeen } from './announcement-repository.ts';

/**
 * The reader saw how an analysis ended, so no message about it is sent. The page reports this, because a
 * streaming function does not learn when its reader leaves. Throws `NOT_FOUND`.
 */
export async function seeEnd(userId: UserId, fileId: FileId): Promise<void> {
  if ((await markSeen({ userId, fileId })) !== undefined) return;
  if ((await findRun(userId, fileId)) === undefined) throw new AppError('NOT_FOUND');
}
