import { createHash } from 'node:crypto';

import type { PackageId, UserId } from '#shared/domain/ids.ts';

export const PACKAGE_PREFIX = 'PACKAGE#';

export const packageOwnerKey = (userId: UserId) => `USER#${userId}`;

export function packageKey(userId: UserId, packageId: PackageId) {
  return { pk: packageOwnerKey(userId), sk: `${PACKAGE_PREFIX}${packageId}` };
}

/** Subscription packages are spread over so many index partitions. */
export const SUBSCRIBER_SHARDS = 16;

export const subscriberShard = (shard: number) => `SUBSCRIBERS#${shard}`;

/** Index keys of a subscription's package: its user's shard, and when its window ends. */
export function subscriberKey(userId: UserId, windowEnd: string) {
  const firstByte = createHash('sha256').update(userId).digest().readUInt8(0);
  return {
    gsi1pk: subscriberShard(firstByte % SUBSCRIBER_SHARDS),
    gsi1sk: `${windowEnd}#${userId}`,
  };
}
