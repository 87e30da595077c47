import { toAccount, type User } from '#functions/core/accounts/user.ts';
import type { Package } from '#functions/core/packages/package.ts';
import type { AdminUser } from '#shared/contracts/admin.ts';

import { toUsageId } from './usage-id.ts';

/** Packages shown per user; older ones are history. */
const MAX_USAGES = 50;

/** A user in the administrators' form, with the newest packages and the subscription behind them. */
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
