import { toAccount } from '#functions/core/accounts/user.ts';
import { forgetNames, listUnderNames } from '#functions/core/accounts/user-name-repository.ts';
import { wordsOfUser } from '#functions/core/accounts/user-names.ts';
import { changeUser, findUser } from '#functions/core/accounts/user-repository.ts';
import type { Account } from '#shared/contracts/auth.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

type Names = { firstName: string; lastName: string };

/**
 * Changes a user's names and nothing else; under the new ones they are found before, under the old ones no
 * longer after. Throws `UNAUTHENTICATED` when the account is gone.
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
