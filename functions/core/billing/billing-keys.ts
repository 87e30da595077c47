import { shardOf } from '#functions/platform/table/shard-of.ts';
import type { UserId } from '#shared/domain/ids.ts';

/** A user's customer at the payment provider. */
export function customerKey(userId: UserId) {
  return { pk: `USER#${userId}`, sk: 'CUSTOMER' };
}

/** The confirmation of a plan bought under a contract. */
export function orderKey(userId: UserId, subscriptionId: string, plan: string) {
  return { pk: `USER#${userId}`, sk: `ORDER#${subscriptionId}.${plan}` };
}

/** How many index partitions customers to reconcile have. */
export const CUSTOMER_SHARDS = 16;

export const dueCustomerShard = (shard: number) => `CUSTOMERDUE#${shard}`;

/** Index keys of a customer that may pay: the user's shard, and the time of the next check. */
export function dueCustomerKey(userId: UserId, dueAt: string) {
  return {
    gsi1pk: dueCustomerShard(shardOf(userId, CUSTOMER_SHARDS)),
    gsi1sk: `${dueAt}#${userId}`,
  };
}
