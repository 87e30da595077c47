import { shardOf } from '#functions/platform/table/shard-of.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';

export const SUBSCRIPTION_PREFIX = 'PUSH#';

/** A browser's subscription under its user, named by the hash of its address. */
export function subscriptionKey(userId: UserId, endpointHash: string) {
  return { pk: `USER#${userId}`, sk: `${SUBSCRIPTION_PREFIX}${endpointHash}` };
}

/** The owner of a browser's address: the row that gives each address one user. */
export function endpointKey(endpointHash: string) {
  return { pk: `ENDPOINT#${endpointHash}`, sk: 'ENDPOINT' };
}

/** How many index partitions planned reminders have: all of a day come due at once. */
export const REMINDER_SHARDS = 8;

export const reminderShard = (shard: number) => `REMINDERS#${shard}`;

/** Index keys of an analysis with a planned reminder: its shard, and when the reminder is due. */
export function reminderKey(fileId: FileId, dueAt: Date) {
  return { gsi1pk: reminderShard(shardOf(fileId, REMINDER_SHARDS)), gsi1sk: dueAt.toISOString() };
}
