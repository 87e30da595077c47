import { packageKey } from '#functions/core/packages/package-keys.ts';
import { removeIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import type { PackageId, UserId } from '#shared/domain/ids.ts';

/**
 * Access pattern D6: removes a package that an administrator granted and that has not ended; `false` for any
 * other package. Runs that hold an analysis of it settle without it.
 */
export function removeGrant(
  { userId, packageId }: { userId: UserId; packageId: PackageId },
  now: Date,
): Promise<boolean> {
  return removeIf({
    Key: toAttributes(packageKey(userId, packageId)),
    ConditionExpression: '#source = :grant AND #windowEnd > :now',
    ExpressionAttributeNames: { '#source': 'source', '#windowEnd': 'windowEnd' },
    ExpressionAttributeValues: toAttributes({ ':grant': 'admin_grant', ':now': now.toISOString() }),
  });
}
