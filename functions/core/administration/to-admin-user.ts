import { toAccount, type User } from '#functions/core/accounts/user.ts';
import type { Package } from '#functions/core/packages/package.ts';
import type { AdminUser } from '#shared/contracts/admin.ts';

import { toUsageId } from './usage-id.ts';

/** Packages shown of one user; older ones are history. */
const MAX_USAGES = 50;

/** A user as administrators see them, with the newest packages and the subscription they tell of. */
export function toAdminUser(user: User, packages: readonly Package[]): AdminUser {
  const newest = packages.toSorted((a, b) => (a.windowStart < b.windowStart ? 1 : -1));
  const subscription = newest.find(({ source }) => source === 'subscription');
  return {
    ...toAccount(user),
    subscriptions:
      subscription === undefined
        ? []
        : [
            {
              status: subscription.planStatus ?? 'active',
              productKey: subscription.productKey ?? '',
            },
          ],
    usages: newest.slice(0, MAX_USAGES).map(({ packageId, source, used, quota, windowEnd }) => ({
      id: toUsageId(user.id, packageId),
      source,
      used,
      quota,
      windowEnd: windowEnd ?? null,
    })),
  };
}
