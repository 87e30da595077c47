import { findCustomer } from '#functions/core/billing/customer-repository.ts';
import { type PaidPlan, planOfPrice } from '#functions/core/billing/prices.ts';
import { shownWithdrawal } from '#functions/core/billing/stored-withdrawal.ts';
import { withdrawUntil } from '#functions/core/billing/withdraw-until.ts';
import { listOwnWithdrawals } from '#functions/core/billing/withdrawal-repository.ts';
import { type Clock, systemClock, warsawDay } from '#functions/platform/clock.ts';
import { readPurchases } from '#functions/platform/payments/purchases.ts';
import type { Purchase, Withdrawal } from '#shared/contracts/withdrawals.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { refundOf } from './refund-share.ts';

export type FoundPurchase = { customerId: string; purchase: Purchase };

/** What a user bought and may withdraw from now, the newest when there are several. Throws `UNAVAILABLE`. */
export async function findPurchase(
  userId: UserId,
  clock: Clock = systemClock,
): Promise<FoundPurchase | undefined> {
  const customer = await findCustomer(userId);
  if (customer === undefined) return undefined;
  const now = clock();
  for (const bought of await readPurchases(customer.customerId)) {
    const { subscriptionId: id, boughtAt, startRequested, paid } = bought;
    const plan: PaidPlan | undefined = planOfPrice(bought.priceId);
    const until = withdrawUntil(boughtAt);
    if (plan === undefined || paid <= 0 || warsawDay(now) > until) continue;
    const purchase = {
      ...{ id, plan, startRequested, boughtAt: boughtAt.toISOString(), withdrawUntil: until },
      ...{ paidGrosze: paid, refundGrosze: refundOf(bought, now) },
    };
    return { customerId: customer.customerId, purchase };
  }
  return undefined;
}

/** The purchase that a user may still withdraw from, and the existing withdrawals. */
export async function getPurchase(
  userId: UserId,
  clock: Clock = systemClock,
): Promise<{ purchase: Purchase | null; withdrawals: Withdrawal[] }> {
  const [found, stored] = await Promise.all([
    findPurchase(userId, clock),
    listOwnWithdrawals(userId),
  ]);
  const withdrawals = stored.map(shownWithdrawal);
  const isWithdrawn = stored.some(({ id }) => id === found?.purchase.id);
  return { purchase: isWithdrawn ? null : (found?.purchase ?? null), withdrawals };
}
