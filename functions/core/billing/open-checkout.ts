import type { User } from '#functions/core/accounts/user.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { env } from '#functions/platform/env.ts';
import { listSubscriptions, openCheckoutPage } from '#functions/platform/payments/payments.ts';

import { noteCheckout } from './customer-repository.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { portalOf } from './open-portal.ts';
import { isLive } from './paid-periods.ts';
import { type PaidPlan, priceOf } from './prices.ts';

/** A page is paid within minutes; if its event is lost, the payer waits at most this long. */
const FIRST_LOOK_MS = 3_600_000;

/**
 * Address of the page where a plan is bought. A user with a subscription gets the portal instead, to change
 * the plan: a second subscription would be charged in addition. Returning from the page changes nothing; the
 * payment's event does. `startNow`: the buyer asked for the plan to begin before the withdrawal period ends,
 * which is stored with the contract. Throws `UNAVAILABLE`.
 */
export async function openCheckout(
  user: Pick<User, 'id' | 'email'>,
  plan: PaidPlan,
  startNow = false,
  clock: Clock = systemClock,
): Promise<string> {
  const customerId = await ensureCustomer(user, clock);
  const subscriptions = await listSubscriptions(customerId);
  if (subscriptions.some(({ status }) => isLive(status))) return portalOf(customerId);
  const now = clock();
  await noteCheckout(user.id, now, new Date(now.getTime() + FIRST_LOOK_MS));
  const pricing = `${env('WEB_ORIGIN')}/#/cennik`;
  return openCheckoutPage({
    customerId,
    priceId: priceOf(plan),
    successUrl: `${pricing}?success=true`,
    cancelUrl: `${pricing}?canceled=true`,
    ...(startNow ? { startRequestedAt: now.toISOString() } : {}),
  });
}
