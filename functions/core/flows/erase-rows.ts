import {
  identityKey,
  OWN_IDENTITY_PREFIX,
  PROFILE,
  userKey,
} from '#functions/core/accounts/account-keys.ts';
import { expireAddress, releaseAddress } from '#functions/core/accounts/address-repository.ts';
import { retirePendingLinks } from '#functions/core/accounts/pending-repository.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { listUserItems, removeItems } from '#functions/core/accounts/user-items-repository.ts';
import { changeUser } from '#functions/core/accounts/user-repository.ts';
import { countUser } from '#functions/core/statistics/statistics-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { type ItemKey, removeItem } from '#functions/platform/table/item.ts';

/**
 * Removes every row of a closing account, its links and its address. Safe to repeat: the user's own row and
 * the address that leads to it are deleted last, so that after a crash the job finds the account closing and
 * comes here again. Both are first marked for expiry, so that a crash between their deletions leaves nothing
 * either.
 */
export async function eraseRows(
  { id, email }: Pick<User, 'id' | 'email'>,
  clock: Clock,
): Promise<void> {
  const others: ItemKey[] = [];
  for await (const item of listUserItems(id)) {
    if (item.sk !== PROFILE) others.push(item);
    if (item.sk.startsWith(OWN_IDENTITY_PREFIX)) {
      others.unshift(identityKey(item.sk.slice(OWN_IDENTITY_PREFIX.length)));
    }
  }
  await removeItems(others);
  await retirePendingLinks(email);

  await countUser(id, -1, clock());
  const expiresAt = Math.floor(clock().getTime() / 1000);
  await changeUser(id, { set: { expiresAt } });
  await expireAddress(email, id, expiresAt);
  await removeItem(userKey(id));
  await releaseAddress(email, id);
}
