import { createHash } from 'node:crypto';

import type { UserId } from '#shared/domain/ids.ts';

/** A user's customer at the payment provider. */
export function customerKey(userId: UserId) {
  return { pk: `USER#${userId}`, sk: 'CUSTOMER' };
}

/** Customers to reconcile are spread over so many index partitions. */
export const SUBSCRIBER_SHARDS = 16;

export const subscriberShard = (shard: number) => `SUBSCRIBER#${shard}`;

/** Index keys of a customer that may pay: its user's shard, and when somebody must look at it. */
export function subscriberKey(userId: UserId, dueAt: string) {
  const firstByte = createHash('sha256').update(userId).digest().readUInt8(0);
  return {
    gsi1pk: subscriberShard(firstByte % SUBSCRIBER_SHARDS),
    gsi1sk: `${dueAt}#${userId}`,
  };
}
