import { describe, expect, it } from 'vitest';

import type { PlanStatus } from '#shared/contracts/me.ts';

import {
  canRevoke,
  isExpired,
  remainingOf,
  subscriptionStatus,
  type UserPackage,
  userPlanLabel,
} from './user-plan.ts';

const now = new Date('2026-03-15T12:00:00Z');
const PAST = '2026-03-15T12:00:00.000Z';
const SOON = '2026-03-20T12:00:00.000Z';
const LATER = '2026-04-10T12:00:00.000Z';

function usage(
  source: UserPackage['source'],
  quota: number,
  used: number,
  windowEnd: string | null,
): UserPackage {
  return { id: `user-0001.${source}-${quota}`, source, quota, used, windowEnd };
}
const holder = (usages: UserPackage[], ...statuses: PlanStatus[]) => ({
  usages,
  subscriptions: statuses.map((status) => ({ status, productKey: 'BASIC' })),
});

describe('a package', () => {
  it('has expired from its last instant on; without an end it never does', () => {
    expect(isExpired(usage('admin_grant', 1, 0, PAST), now)).toBe(true);
    expect(isExpired(usage('admin_grant', 1, 0, SOON), now)).toBe(false);
    expect(isExpired(usage('trial', 1, 0, null), now)).toBe(false);
  });

  it('is taken back only when an administrator gave it and it still runs', () => {
    expect(canRevoke(usage('admin_grant', 10, 10, SOON), now)).toBe(true);
    expect(canRevoke(usage('admin_grant', 10, 0, PAST), now)).toBe(false);
    expect(canRevoke(usage('subscription', 20, 0, SOON), now)).toBe(false);
    expect(canRevoke(usage('trial', 1, 0, null), now)).toBe(false);
  });
});

describe('a user in the table', () => {
  it('has what is left in all packages that have not ended', () => {
    const usages = [
      usage('subscription', 20, 5, LATER),
      usage('admin_grant', 10, 1, PAST),
      usage('trial', 1, 1, null),
      usage('admin_grant', 3, 0, SOON),
    ];
    expect(remainingOf(holder(usages), now)).toBe(18);
  });

  it.each<PlanStatus>(['active', 'trialing', 'past_due'])(
    'has the plan of a subscription that is %s, whatever else they hold',
    (status) => {
      const usages = [usage('admin_grant', 10, 0, SOON), usage('subscription', 20, 20, LATER)];
      expect(userPlanLabel(holder(usages, status), now)).toBe('Standard');
    },
  );

  it('has the package in use when the subscription was cancelled', () => {
    const usages = [usage('subscription', 100, 3, PAST), usage('admin_grant', 10, 0, SOON)];
    expect(userPlanLabel(holder(usages, 'canceled'), now)).toBe('Pakiet Admina');
    expect(subscriptionStatus(holder(usages, 'canceled'))).toBe('canceled');
  });

  it('uses the package that ends first, and shows the newest when nothing is left', () => {
    const open = [usage('trial', 1, 0, null), usage('admin_grant', 10, 0, LATER)];
    expect(userPlanLabel(holder(open), now)).toBe('Pakiet Admina');
    const gone = [usage('trial', 1, 1, null), usage('admin_grant', 10, 10, LATER)];
    expect(userPlanLabel(holder(gone), now)).toBe('Okres próbny');
  });

  it('may have no plan at all', () => {
    expect(userPlanLabel(holder([]), now)).toBe('Brak aktywnego planu');
    expect(remainingOf(holder([]), now)).toBe(0);
    expect(subscriptionStatus(holder([]))).toBeUndefined();
  });
});
