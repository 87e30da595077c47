import type { Account } from '#shared/contracts/auth.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { toAccount } from './user.ts';
import { changeUser } from './user-repository.ts';

type Names = { firstName: string; lastName: string };

/** Changes a user's names and nothing else. Throws `UNAUTHENTICATED` when the account is gone. */
export async function updateProfile(id: UserId, names: Names): Promise<Account> {
  const { firstName, lastName } = names;
  const changed = await changeUser(id, { set: { firstName, lastName } }, { status: 'open' });
  if (changed === undefined) throw new AppError('UNAUTHENTICATED');
  return toAccount(changed);
}
