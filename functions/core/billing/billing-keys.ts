import { shardOf } from '#functions/platform/table/shard-of.ts';
import type { UserId } from '#shared/domain/ids.ts';

/** A user's customer at the payment provider. */
export function customerKey(userId: UserId) {
  return { pk: `USER#${userId}`, sk: 'CUSTOMER' };
}

/** Customers to reconcile are spread over so many index partitions. */
export const CUSTOMER_SHARDS = 16;

export const dueCustomerShard = (shard: number) => `CUSTOMERDUE#${shard}`;

/** Index keys of a customer that may pay: its user's shard, and when somebody must look at it. */
export function dueCustomerKey(userId: UserId, dueAt: string) {
  return {
    gsi1pk: dueCustomerShard(shardOf(userId, CUSTOMER_SHARDS)),
    gsi1sk: `${dueAt}#${userId}`,
  };
}
