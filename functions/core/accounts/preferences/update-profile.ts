import { toAccount } from '#functions/core/accounts/user.ts';
import { forgetNames, listUnderNames } from '#functions/core/accounts/user-name-repository.ts';
import { wordsOfUser } from '#functions/core/accounts/user-names.ts';
import { changeUser, findUser } from '#functions/core/accounts/user-repository.ts';
import type { Account } from '#shared/contracts/auth.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

type Names = { firstName: string; lastName: string };

/**
 * Changes only a user's names; the search index gets the new ones before the change and loses the old ones
 * after it. Throws `UNAUTHENTICATED` when the account no longer exists.
 */
export async function updateProfile(id: UserId, names: Names): Promise<Account> {
  const { firstName, lastName } = names;
  const before = await findUser(id);
  if (before === undefined) throw new AppError('UNAUTHENTICATED');
  const renamed = { ...before, firstName, lastName };
  await listUnderNames(renamed);
  const changed = await changeUser(id, { set: { firstName, lastName } }, { status: 'open' });
  const now = new Set(changed === undefined ? [] : wordsOfUser(changed));
  const old = [...wordsOfUser(before), ...wordsOfUser(renamed)].filter((word) => !now.has(word));
  await forgetNames(id, old);
  if (changed === undefined) throw new AppError('UNAUTHENTICATED');
  return toAccount(changed);
}
