import { findAddressOwner } from '#functions/core/accounts/address-repository.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { findUser } from '#functions/core/accounts/user-repository.ts';
import { listPackages } from '#functions/core/packages/package-repository.ts';
import type { AdminUser } from '#shared/contracts/admin.ts';
import { emailField, normalizeEmail } from '#shared/contracts/fields.ts';

import { parseCursor, toCursor } from './list-cursor.ts';
import { newestUsers } from './newest-users.ts';
import { toAdminUser } from './to-admin-user.ts';
import { userMatcher } from './user-search.ts';

type Asked = { search?: string | undefined; cursor?: string | undefined };
export type UserPage = { users: AdminUser[]; nextCursor: string | undefined };

const PAGE = 100;
/**
 * Users one search looks at: about 3 MB of the index. A part of a name has no key, so a search walks the
 * list from its newest end, and its cursor goes on where it stopped; a whole address is found by its key.
 */
const MAX_SEARCHED = 5_000;
/**
 * A page of the user list, newest first. Somebody whose erasure broke off is in it, so that it can be
 * repeated. Throws `INVALID_INPUT` for a cursor that is none of ours.
 */
export async function listUsers(
  { search = '', cursor }: Asked,
  maxSearched = MAX_SEARCHED,
): Promise<UserPage> {
  const before = cursor === undefined ? undefined : parseCursor(cursor);
  const exact = before === undefined ? await findByAddress(search) : undefined;
  const { users, nextCursor } =
    exact === undefined
      ? await walk(search, before, maxSearched)
      : { users: [exact], nextCursor: undefined };
  return { users: await withPackages(users), nextCursor };
}

async function walk(search: string, before: string | undefined, maxSearched: number) {
  const isMeant = userMatcher(search);
  const users: User[] = [];
  let looked = 0;
  let last = '';
  for await (const { place, user } of newestUsers({ before, step: search === '' ? 20 : 200 })) {
    if (users.length === PAGE || looked === maxSearched)
      return { users, nextCursor: toCursor(last) };
    looked += 1;
    last = place;
    if (isMeant(user)) users.push(user);
  }
  return { users, nextCursor: undefined };
}

async function findByAddress(search: string): Promise<User | undefined> {
  const address = emailField.safeParse(search);
  if (!address.success) return undefined;
  const owner = await findAddressOwner(normalizeEmail(address.data));
  return owner && findUser(owner);
}

/** All of a page's packages at once: a page is 100 users, and the table's client keeps 50 connections. */
function withPackages(users: readonly User[]): Promise<AdminUser[]> {
  return Promise.all(users.map(async (user) => toAdminUser(user, await listPackages(user.id))));
}
