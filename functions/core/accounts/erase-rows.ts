import { releaseAddress } from './address-repository.ts';
import { userKey } from './account-keys.ts';
import { retirePendingLinks } from './pending-repository.ts';
import { listUserItems, removeItems, type StoredItem } from './user-items-repository.ts';
import type { User } from './user.ts';

/**
 * Removes every row of a closing account, its links and its address. May be repeated: the user's own
 * row and the address that leads to it go last and together, so that after a crash the next sign-in
 * finds the account closing and comes here again.
 */
export async function eraseRows({ id, email }: Pick<User, 'id' | 'email'>): Promise<void> {
  const profile = userKey(id);
  const others: StoredItem[] = [];
  for await (const item of listUserItems(id)) {
    if (item.sk !== profile.sk) others.push(item);
  }
  await removeItems(others);
  await retirePendingLinks(email);
  await Promise.all([removeItems([profile]), releaseAddress(email, id)]);
}
