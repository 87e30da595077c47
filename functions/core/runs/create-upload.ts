import { canAnalyze } from '#functions/core/packages/current-usage.ts';
import { systemClock, type Clock } from '#functions/platform/clock.ts';
import { randomId, type RandomId } from '#functions/platform/ids.ts';
import { putText } from '#functions/platform/text-store.ts';
import { fileId, type FileId, type UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { createRun } from './run-repository.ts';

type Upload = { userId: UserId; originalName: string; text: string };

/**
 * Stores an uploaded text with the run that will analyse it. The run comes first: whatever happens
 * then, it is found and its text deleted. Throws `QUOTA_EXHAUSTED` when there is nothing to run it from.
 */
export async function createUpload(
  { userId, originalName, text }: Upload,
  clock: Clock = systemClock,
  newId: RandomId = randomId,
): Promise<FileId> {
  if (!(await canAnalyze(userId, clock))) throw new AppError('QUOTA_EXHAUSTED');
  const id = fileId.parse(newId());
  await createRun({ userId, fileId: id, originalName }, clock());
  await putText(userId, id, text);
  return id;
}
