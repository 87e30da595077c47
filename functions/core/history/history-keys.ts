import type { FileId, UserId } from '#shared/domain/ids.ts';

export const HISTORY_PREFIX = 'HISTORY#';
export const RESULT_PREFIX = 'RESULT#';
/** A copy of all rows of a user (`listing-repository.ts`), not data of its own. */
export const LISTING = 'LISTING';

export const historyOwnerKey = (userId: UserId) => `USER#${userId}`;

export function historyKey(userId: UserId, fileId: FileId) {
  return { pk: historyOwnerKey(userId), sk: `${HISTORY_PREFIX}${fileId}` };
}

export function resultKey(userId: UserId, fileId: FileId) {
  return { pk: `USER#${userId}`, sk: `${RESULT_PREFIX}${fileId}` };
}

export function listingKey(userId: UserId) {
  return { pk: historyOwnerKey(userId), sk: LISTING };
}
