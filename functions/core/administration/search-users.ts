import { listByName, type NamedUser } from '#functions/core/accounts/user-name-repository.ts';
import { wordsOfSearch, wordsOfUser } from '#functions/core/accounts/user-names.ts';

import { parseWordPlace, toCursor } from './list-cursor.ts';
import { findListedUser, type ListedUser } from './user-list-repository.ts';

type Found = { users: ListedUser[]; nextCursor: string | undefined };

/** Users per page: each is read with their packages by a separate call. */
const PAGE = 12;
/** Index rows that one search reads; its cursor continues from there. */
const MAX_LOOKED = 4_000;
const STEP = 2_000;

/**
 * Users for whom every search word begins a word of their name or address, found in the index by the longest
 * of these words. Throws `INVALID_INPUT` for a cursor of another search.
 */
export async function searchUsers(
  search: string,
  cursor: string | undefined,
  maxLooked = MAX_LOOKED,
): Promise<Found> {
  const words = wordsOfSearch(search);
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return { users: [], nextCursor: undefined };
  const from = cursor === undefined ? undefined : parseWordPlace(cursor, longest);
  const found: NamedUser[] = [];
  let looked = 0;
  let next: string | undefined;
  for await (const row of listByName(longest, { from, step: Math.min(STEP, maxLooked + 1) })) {
    if (found.length === PAGE || looked === maxLooked) {
      next = toCursor(row.gsi2sk);
      break;
    }
    looked += 1;
    if (isFirstOf(row, longest) && words.every((word) => begins(row.words, word))) found.push(row);
  }
  const users = await Promise.all(
    found.map(({ userId, createdAt }) => findListedUser(userId, createdAt)),
  );
  return { users: users.filter((listed) => isMeant(listed, words)), nextCursor: next };
}

const begins = (words: readonly string[], beginning: string) =>
  words.some((word) => word.startsWith(beginning));

/** A user with two matching words is shown once. */
function isFirstOf({ gsi2sk, words }: NamedUser, beginning: string): boolean {
  return gsi2sk.startsWith(`${words.find((word) => word.startsWith(beginning)) ?? ''}#`);
}

/** The row of an old name may be left over: the user's own row decides. */
function isMeant(listed: ListedUser | undefined, words: readonly string[]): listed is ListedUser {
  if (listed === undefined) return false;
  const own = wordsOfUser(listed.user);
  return words.every((word) => begins(own, word));
}
