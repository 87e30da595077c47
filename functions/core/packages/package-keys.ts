import type { PackageId, UserId } from '#shared/domain/ids.ts';

export const PACKAGE_PREFIX = 'PACKAGE#';

export const packageOwnerKey = (userId: UserId) => `USER#${userId}`;

export function packageKey(userId: UserId, packageId: PackageId) {
  return { pk: packageOwnerKey(userId), sk: `${PACKAGE_PREFIX}${packageId}` };
}
