import { findAddressOwner } from '#functions/core/accounts/address-repository.ts';
import { findUser } from '#functions/core/accounts/user-repository.ts';
import type { AdminUser } from '#shared/contracts/admin.ts';
import { emailField, normalizeEmail } from '#shared/contracts/fields.ts';

import { parsePlace, toCursor } from './list-cursor.ts';
import { newestUsers } from './newest-users.ts';
import { searchUsers } from './search-users.ts';
import { toAdminUser } from './to-admin-user.ts';
import { findListedUser, type ListedUser } from './user-list-repository.ts';

type Asked = { search?: string | undefined; cursor?: string | undefined };
export type UserPage = { users: AdminUser[]; nextCursor: string | undefined };

const PAGE = 100;
/** Rows of users and packages read from a shard at once: one page when each user has nine packages. */
const STEP = 250;

/**
 * A page of the user list, newest first; for a search, by the matching words. Throws `INVALID_INPUT` for a
 * foreign cursor.
 */
export async function listUsers({ search = '', cursor }: Asked): Promise<UserPage> {
  const { users, nextCursor } = await pageOf(search.trim(), cursor);
  return {
    users: users.map(({ user, packages }) => toAdminUser(user, packages)),
    nextCursor,
  };
}

async function pageOf(search: string, cursor: string | undefined) {
  if (search === '') return newest(cursor);
  const exact = cursor === undefined ? await findByAddress(search) : undefined;
  return exact === undefined
    ? searchUsers(search, cursor)
    : { users: [exact], nextCursor: undefined };
}

async function newest(cursor: string | undefined) {
  const before = cursor === undefined ? undefined : parsePlace(cursor);
  const users: ListedUser[] = [];
  for await (const listed of newestUsers({ before, step: STEP })) {
    if (users.length === PAGE) return { users, nextCursor: toCursor(users.at(-1)?.place ?? '') };
    users.push(listed);
  }
  return { users, nextCursor: undefined };
}

async function findByAddress(search: string): Promise<ListedUser | undefined> {
  const address = emailField.safeParse(search);
  if (!address.success) return undefined;
  const owner = await findAddressOwner(normalizeEmail(address.data));
  const user = owner && (await findUser(owner));
  return user && findListedUser(user.id, user.createdAt);
}
