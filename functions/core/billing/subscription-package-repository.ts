import { packageKey, paidPackageKey } from '#functions/core/packages/package-keys.ts';
import { createPackage } from '#functions/core/packages/package-repository.ts';
import { updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import type { PlanStatus } from '#shared/contracts/me.ts';
import type { PackageId, UserId } from '#shared/domain/ids.ts';
import type { PriceKey } from '#shared/domain/plans.ts';

/** What a paid period gives, read from the payment provider. */
export type SubscriptionPackage = {
  userId: UserId;
  packageId: PackageId;
  productKey: PriceKey;
  /** Analyses paid for; used ones stay used, so the package never has fewer. */
  quota: number;
  windowStart: string; // ISO instant
  windowEnd: string;
  planStatus: PlanStatus;
};

/** Attempts while runs change the count between a read and a write. */
const TRIES = 5;

/**
 * Opens the package of a paid period, or updates the existing one to the provider's current state. However
 * often this is repeated, it is one package. The values of a later reading stay: it then returns false.
 */
export async function setSubscriptionPackage(
  wanted: SubscriptionPackage,
  { reading, ownerSince }: { reading: number; ownerSince: string },
): Promise<boolean> {
  const { userId, packageId, productKey, quota, windowStart, windowEnd, planStatus } = wanted;
  const paid = { userId, packageId, productKey, quota, windowStart, windowEnd, planStatus };
  await createPackage({ ...paid, source: 'subscription' }, ownerSince);
  for (let tries = 0; tries < TRIES; tries += 1) {
    // The quota is the paid one, or the used number if that is higher (0 <= used <= quota).
    if (await change(wanted, reading, ':quota', '#used <= :quota')) return true;
    if (await change(wanted, reading, '#used', '#used > :quota')) return true;
  }
  return false;
}

async function change(
  { userId, packageId, productKey, quota, windowEnd, planStatus }: SubscriptionPackage,
  reading: number,
  newQuota: string,
  condition: string,
): Promise<boolean> {
  const { gsi1pk, gsi1sk } = paidPackageKey(userId, windowEnd);
  const set = { productKey, windowEnd, planStatus, gsi1pk, gsi1sk, reading };
  const names = Object.keys(set);
  const item = await updateIf({
    Key: toAttributes(packageKey(userId, packageId)),
    UpdateExpression: `SET #quota = ${newQuota}, ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    ConditionExpression: `attribute_exists(#pk) AND (attribute_not_exists(#reading) OR #reading <= :reading) AND ${condition}`,
    ExpressionAttributeNames: {
      ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ...{ '#pk': 'pk', '#quota': 'quota', '#used': 'used' },
    },
    ExpressionAttributeValues: toAttributes({
      ':quota': quota,
      ...Object.fromEntries(Object.entries(set).map(([name, value]) => [`:${name}`, value])),
    }),
  });
  return item !== undefined;
}
