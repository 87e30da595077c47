import type { AdminUser } from '#shared/contracts/admin.ts';
import type { PlanStatus } from '#shared/contracts/me.ts';
import { planLabel } from '#shared/domain/plan-label.ts';

/** A package of analyses as the administrators' calls show it. */
export type UserPackage = AdminUser['usages'][number];
type Holder = Pick<AdminUser, 'subscriptions' | 'usages'>;

export const statusLabels: Record<PlanStatus, string> = {
  active: 'Aktywna',
  trialing: 'Okres próbny',
  past_due: 'Zaległa płatność',
  canceled: 'Anulowana',
};

const NO_END = '9999';

export function isExpired({ windowEnd }: UserPackage, now: Date): boolean {
  return windowEnd !== null && Date.parse(windowEnd) <= now.getTime();
}

/** Only a grant that has not ended can be taken back (specification, section 4). */
export function canRevoke(usage: UserPackage, now: Date): boolean {
  return usage.source === 'admin_grant' && !isExpired(usage, now);
}

/** Analyses left in all packages that have not ended. */
export function remainingOf({ usages }: Holder, now: Date): number {
  return usages
    .filter((usage) => !isExpired(usage, now))
    .reduce((sum, { quota, used }) => sum + Math.max(0, quota - used), 0);
}

/** Status of the subscription, if there is one; the first is the newest. */
export function subscriptionStatus({ subscriptions }: Holder): PlanStatus | undefined {
  return subscriptions[0]?.status;
}

/** Active, trialing and past due count as current (specification, section 4). */
function hasSubscription(holder: Holder): boolean {
  const status = subscriptionStatus(holder);
  return status !== undefined && status !== 'canceled';
}

/** The package in use: the open one that ends first, otherwise the newest one. */
function currentPackage({ usages }: Holder, now: Date): UserPackage | undefined {
  const open = usages.filter((usage) => !isExpired(usage, now) && usage.used < usage.quota);
  const byEnd = open.toSorted((a, b) =>
    (a.windowEnd ?? NO_END).localeCompare(b.windowEnd ?? NO_END),
  );
  return byEnd[0] ?? usages[0];
}

/** The plan in the table: from a current subscription, otherwise from the package in use. */
export function userPlanLabel(user: Holder, now: Date): string {
  const subscribed = hasSubscription(user)
    ? user.usages.find(({ source }) => source === 'subscription')
    : undefined;
  return planLabel(subscribed ?? currentPackage(user, now));
}
