import type { PaidInvoice, PaidLine } from '#functions/platform/payments/payment-shapes.ts';
import type { PaymentAccount } from '#functions/platform/payments/payments.ts';
import type { PlanStatus } from '#shared/contracts/me.ts';
import { packageId, type UserId } from '#shared/domain/ids.ts';
import { plans } from '#shared/domain/plans.ts';

import type { PaidPlan } from './prices.ts';
import type { SubscriptionPackage } from './subscription-package-repository.ts';

type Line = PaidLine & { plan: PaidPlan; refundedAt: number | undefined };

/** The provider's status of a subscription as one of the specification's four (section 3). */
export function planStatusOf(status: string): PlanStatus {
  switch (status) {
    case 'active':
    case 'trialing':
    case 'past_due':
      return status;
    case 'unpaid':
    case 'incomplete':
      return 'past_due';
    default:
      return 'canceled';
  }
}

/** Whether a subscription is still active, so that no second one may be sold. */
export function isLive(status: string): boolean {
  return planStatusOf(status) !== 'canceled' && status !== 'incomplete';
}

/**
 * The packages a customer has paid for: one per subscription and paid period, named after both. The largest
 * plan paid within a period counts; a fully refunded period, or a contract that was withdrawn from, gives
 * none (design, section 9). A function of the provider's state alone.
 */
export function packagesPaidFor(
  userId: UserId,
  { subscriptions, invoices }: PaymentAccount,
  planOf: (priceId: string) => PaidPlan | undefined,
): SubscriptionPackage[] {
  const status = new Map(subscriptions.map(({ id, status: word }) => [id, planStatusOf(word)]));
  const withdrawn = new Map(subscriptions.map(({ id, metadata }) => [id, metadata?.withdrawnAt]));
  const lines = invoices
    .flatMap((invoice) => linesOf(invoice, planOf))
    .map((line) => endedByWithdrawal(line, withdrawn.get(line.subscriptionId)));
  return lines
    .filter(({ proration }) => !proration)
    .map((period) => {
      const within = lines.filter((line) => isWithin(line, period));
      return {
        userId,
        ...paidFor(period, within),
        packageId: packageId.parse(`${period.subscriptionId}.${period.start}`),
        windowStart: iso(period.start),
        planStatus: status.get(period.subscriptionId) ?? 'canceled',
      };
    });
}

function linesOf(
  { lines, refundedAt }: PaidInvoice,
  planOf: (priceId: string) => PaidPlan | undefined,
): Line[] {
  return lines.flatMap((line) => {
    const plan = planOf(line.priceId);
    return plan === undefined || line.amount < 0 ? [] : [{ ...line, plan, refundedAt }];
  });
}

/** A withdrawal ends the plan at once, although the days before it stay paid. */
function endedByWithdrawal(line: Line, withdrawnAt: string | undefined): Line {
  if (withdrawnAt === undefined) return line;
  return { ...line, refundedAt: line.refundedAt ?? Math.floor(Date.parse(withdrawnAt) / 1_000) };
}

/** A correction after a change of plan ends with the period it corrects. */
function isWithin(line: Line, period: Line): boolean {
  return (
    line.subscriptionId === period.subscriptionId &&
    line.start >= period.start &&
    line.end === period.end
  );
}

function paidFor(period: Line, within: readonly Line[]) {
  const kept = within.filter(({ refundedAt }) => refundedAt === undefined);
  const plan = (lines: readonly Line[]): PaidPlan =>
    lines.some((line) => line.plan === 'PRO') ? 'PRO' : 'BASIC';
  if (kept.length > 0) {
    const productKey = plan(kept);
    return { productKey, quota: plans[productKey].quota, windowEnd: iso(period.end) };
  }
  const refundedAt = Math.max(...within.map((line) => line.refundedAt ?? 0));
  const end = Math.max(period.start, Math.min(period.end, refundedAt));
  return { productKey: plan(within), quota: 0, windowEnd: iso(end) };
}

function iso(epochSeconds: number): string {
  return new Date(epochSeconds * 1_000).toISOString();
}
