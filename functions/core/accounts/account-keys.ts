import { shardOf } from '#functions/platform/table/shard-of.ts';
import type { UserId } from '#shared/domain/ids.ts';

/** Keys of the account nouns; `email` is always normalized. */
export const userPartition = (id: UserId) => `USER#${id}`;
export const emailPartition = (email: string) => `EMAIL#${email}`;

export const PROFILE = 'PROFILE';

export function userKey(id: UserId) {
  return { pk: userPartition(id), sk: PROFILE };
}

/** Whose an e-mail address is: the row that makes addresses unique. */
export function addressKey(email: string) {
  return { pk: emailPartition(email), sk: 'ADDRESS' };
}

/** An identity at a provider: `<provider>#<subject>`. */
export function identityKey(identity: string) {
  return { pk: `IDENTITY#${identity}`, sk: 'IDENTITY' };
}

export const OWN_IDENTITY_PREFIX = 'IDENTITY#';

/** The same identity, listed under its user. */
export function ownIdentityKey(id: UserId, identity: string) {
  return { pk: userPartition(id), sk: `${OWN_IDENTITY_PREFIX}${identity}` };
}

/** A confirmation link, found by the hash of its secret. */
export function linkKey(hash: string) {
  return { pk: `LINK#${hash}`, sk: 'LINK' };
}

export const PENDING_PREFIX = 'PENDING#';

/** Which links were mailed to an address, oldest first. `createdAt` is an ISO instant. */
export function pendingKey(email: string, createdAt: string, hash: string) {
  return { pk: emailPartition(email), sk: `${PENDING_PREFIX}${createdAt}#${hash}` };
}

/** The one item that knows who the administrators are. */
export const administratorsKey = { pk: 'ADMINISTRATORS', sk: 'SET' };

/** The list of users is spread over so many index partitions: few, because each page of it asks them all. */
export const USER_LIST_SHARDS = 4;

export const userListShard = (shard: number) => `USERS#${shard}`;

/** Accounts that are being erased are spread over so many index partitions; they are few. */
export const ERASURE_SHARDS = 4;

export const erasureShard = (shard: number) => `ERASURE#${shard}`;

/** Index keys of a user whose erasure began: its shard, and from when a job finishes what was left. */
export function erasureKey(id: UserId, dueAt: string) {
  return { gsi1pk: erasureShard(shardOf(id, ERASURE_SHARDS)), gsi1sk: dueAt };
}

/** Index keys of a user: a shard, and a place in it by the time the account was opened. */
export function userListKey(id: UserId, createdAt: string) {
  return { gsi2pk: userListShard(shardOf(id, USER_LIST_SHARDS)), gsi2sk: `${createdAt}#${id}` };
}

export const NAME_PREFIX = 'NAME#';

/** Users are found by the beginning of a word of their name or address; words are spread by their first letter. */
export const namePartition = (word: string) => `NAMES#${word.slice(0, 1)}`;

/** A word a user is found by, listed under the user and in the index. */
export function nameKey(id: UserId, word: string) {
  return {
    ...{ pk: userPartition(id), sk: `${NAME_PREFIX}${word}` },
    ...{ gsi2pk: namePartition(word), gsi2sk: `${word}#${id}` },
  };
}
