import { shardOf } from '#functions/platform/table/shard-of.ts';
import type { PackageId, UserId } from '#shared/domain/ids.ts';

export const PACKAGE_PREFIX = 'PACKAGE#';

export const packageOwnerKey = (userId: UserId) => `USER#${userId}`;

export function packageKey(userId: UserId, packageId: PackageId) {
  return { pk: packageOwnerKey(userId), sk: `${PACKAGE_PREFIX}${packageId}` };
}

/** Index keys of a package: it directly follows its owner in the list of users. */
export function packageListKey(packageId: PackageId, owner: { gsi2pk: string; gsi2sk: string }) {
  return { gsi2pk: owner.gsi2pk, gsi2sk: `${owner.gsi2sk}#${packageId}` };
}

/** How many index partitions subscription packages have. */
export const PAID_PACKAGE_SHARDS = 16;

export const paidPackageShard = (shard: number) => `PAIDPACKAGE#${shard}`;

/** Index keys of a subscription's package: its user's shard, and when its window ends. */
export function paidPackageKey(userId: UserId, windowEnd: string) {
  return {
    gsi1pk: paidPackageShard(shardOf(userId, PAID_PACKAGE_SHARDS)),
    gsi1sk: `${windowEnd}#${userId}`,
  };
}
