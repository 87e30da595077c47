import { noteConsentWithdrawn } from '#functions/core/accounts/preferences/letter-consent.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { listUserItems } from '#functions/core/accounts/user-items-repository.ts';
import { HISTORY_PREFIX } from '#functions/core/history/history-keys.ts';
import { RUN_PREFIX } from '#functions/core/runs/run-keys.ts';
import { removeRun } from '#functions/core/runs/run-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { deleteExport } from '#functions/platform/export-key.ts';
import type { Account } from '#shared/contracts/auth.ts';
import { type FileId, fileId, type UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { cancelAnalysis } from './cancel-analysis.ts';
import { deleteAnalysis } from './delete-analysis.ts';

/** Analyses deleted at once. */
const AT_ONCE = 10;

/**
 * Withdraws a user's consent to the reading of letters. The withdrawal is recorded first, so that no new
 * letter is accepted; then runs stop and every analysis is deleted, because no other legal basis allows
 * keeping it (RODO, art. 17 ust. 1 lit. b). Safe to repeat, which finishes an interrupted withdrawal.
 */
export async function withdrawLetterConsent(
  user: User,
  clock: Clock = systemClock,
): Promise<Account> {
  const account = await noteConsentWithdrawn(user, clock);
  const runs = await idsBelow(user.id, RUN_PREFIX);
  // Runs first: a run that completes while it is stopped leaves a row, which is deleted with the others.
  await forEach(runs, (id) => cancelAnalysis(user.id, id, clock));
  await forEach(await idsBelow(user.id, HISTORY_PREFIX), (id) =>
    deleteAnalysis(user.id, id, clock),
  );
  // Refused and cancelled letters have no row of their own; only the file's name is left of them.
  await forEach(runs, (id) => removeRun({ userId: user.id, fileId: id }));
  await deleteExport(user.id); // an earlier copy also contains the letters
  return account;
}

async function forEach(ids: readonly FileId[], remove: (id: FileId) => Promise<void>) {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    await Promise.all(some.map((id) => remove(id).catch(ignoreGone)));
  }
}

async function idsBelow(owner: UserId, prefix: string): Promise<FileId[]> {
  const ids: FileId[] = [];
  for await (const { sk } of listUserItems(owner)) {
    if (sk.startsWith(prefix)) ids.push(fileId.parse(sk.slice(prefix.length)));
  }
  return ids;
}

/** Somebody deleted it meanwhile. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
}
