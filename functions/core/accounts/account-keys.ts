import { shardOf } from '#functions/platform/table/shard-of.ts';
import type { UserId } from '#shared/domain/ids.ts';

/** Keys of the account nouns; `email` is always normalized. */
export const userPartition = (id: UserId) => `USER#${id}`;
export const emailPartition = (email: string) => `EMAIL#${email}`;

export const PROFILE = 'PROFILE';

export function userKey(id: UserId) {
  return { pk: userPartition(id), sk: PROFILE };
}

/** The owner of an e-mail address: the row that makes addresses unique. */
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

/** The links mailed to an address, oldest first. `createdAt` is an ISO instant. */
export function pendingKey(email: string, createdAt: string, hash: string) {
  return { pk: emailPartition(email), sk: `${PENDING_PREFIX}${createdAt}#${hash}` };
}

/** The second factor of a user. */
export function factorKey(id: UserId) {
  return { pk: userPartition(id), sk: 'FACTOR' };
}

/** The single item that lists the administrators. */
export const administratorsKey = { pk: 'ADMINISTRATORS', sk: 'SET' };

/** How many index partitions the list of users has: few, because each page queries all of them. */
export const USER_LIST_SHARDS = 4;

export const userListShard = (shard: number) => `USERS#${shard}`;

/** How many index partitions accounts under erasure have; they are few. */
export const ERASURE_SHARDS = 4;

export const erasureShard = (shard: number) => `ERASURE#${shard}`;

/** Index keys of a user under erasure: the shard, and the time from which a job finishes the rest. */
export function erasureKey(id: UserId, dueAt: string) {
  return { gsi1pk: erasureShard(shardOf(id, ERASURE_SHARDS)), gsi1sk: dueAt };
}

/** Index keys of a user: the shard, and the place in it by the time the account was opened. */
export function userListKey(id: UserId, createdAt: string) {
  return { gsi2pk: userListShard(shardOf(id, USER_LIST_SHARDS)), gsi2sk: `${createdAt}#${id}` };
}

export const NAME_PREFIX = 'NAME#';

/** Users are found by the beginning of a word in their name or address; words are spread by their first letter. */
export const namePartition = (word: string) => `NAMES#${word.slice(0, 1)}`;

/** A word that finds a user, listed under the user and in the index. */
export function nameKey(id: UserId, word: string) {
  return {
    ...{ pk: userPartition(id), sk: `${NAME_PREFIX}${word}` },
    ...{ gsi2pk: namePartition(word), gsi2sk: `${word}#${id}` },
  };
}
