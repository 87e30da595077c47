import { listByName, type NamedUser } from '#functions/core/accounts/user-name-repository.ts';
import { wordsOfSearch, wordsOfUser } from '#functions/core/accounts/user-names.ts';

import { parseWordPlace, toCursor } from './list-cursor.ts';
import { findListedUser, type ListedUser } from './user-list-repository.ts';

type Found = { users: ListedUser[]; nextCursor: string | undefined };

/** Users of one page: each is read with their packages by a call of its own. */
const PAGE = 12;
/** Rows of the index that one search looks at; its cursor goes on where it stopped. */
const MAX_LOOKED = 4_000;
const STEP = 2_000;

/**
 * Users of whom every word looked for begins a word of their name or address, by the longest of these words
 * in the index. Throws `INVALID_INPUT` for a cursor of another search.
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

/** Somebody with two words that begin so is shown once. */
function isFirstOf({ gsi2sk, words }: NamedUser, beginning: string): boolean {
  return gsi2sk.startsWith(`${words.find((word) => word.startsWith(beginning)) ?? ''}#`);
}

/** The row of a name that somebody gave up may be left over: the user's own row decides. */
function isMeant(listed: ListedUser | undefined, words: readonly string[]): listed is ListedUser {
  if (listed === undefined) return false;
  const own = wordsOfUser(listed.user);
  return words.every((word) => begins(own, word));
}
