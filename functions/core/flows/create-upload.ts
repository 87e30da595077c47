import { requireConsentNotWithdrawn } from '#functions/core/accounts/preferences/letter-consent.ts';
import { findUser } from '#functions/core/accounts/user-repository.ts';
import { canAnalyze } from '#functions/core/packages/current-usage.ts';
import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { createRun, removeRun } from '#functions/core/runs/run-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { type RandomId, randomId } from '#functions/platform/ids.ts';
import { deleteText, putText } from '#functions/platform/text-store.ts';
import { type FileId, fileId, type UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

type Upload = { userId: UserId; originalName: string; text: string };

/**
 * Stores an uploaded text with the run that will analyse it. The run is written first, so that whatever
 * happens then, it is found and its text deleted. Throws `QUOTA_EXHAUSTED` when no package is left,
 * `TOO_MANY_REQUESTS` beyond a hundred texts a day, `UNAUTHENTICATED` when the account was erased and
 * `CONFLICT` when its consent was withdrawn, also at the same time.
 */
export async function createUpload(
  { userId, originalName, text }: Upload,
  clock: Clock = systemClock,
  newId: RandomId = randomId,
): Promise<FileId> {
  if (!(await canAnalyze(userId, clock))) throw new AppError('QUOTA_EXHAUSTED');
  await enforceLimit('uploads-a-day', userId, clock);
  const id = fileId.parse(newId());
  await createRun({ userId, fileId: id, originalName }, clock());
  await putText(userId, id, text);
  await takeBackIfUnwanted(userId, id);
  return id;
}

/** An erasure or a withdrawal that began meanwhile may have read the rows before these were written. */
async function takeBackIfUnwanted(userId: UserId, id: FileId): Promise<void> {
  const user = await findUser(userId);
  try {
    if (user?.status !== 'open') throw new AppError('UNAUTHENTICATED');
    requireConsentNotWithdrawn(user);
  } catch (error) {
    await deleteText(userId, id);
    await removeRun({ userId, fileId: id });
    throw error;
  }
}
