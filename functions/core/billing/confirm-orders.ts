import { deliver } from '#functions/core/accounts/deliver.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { logger } from '#functions/platform/logger.ts';
import type { Subscription } from '#functions/platform/payments/payment-shapes.ts';

import { orderMail } from './order-mail.ts';
import { letGoOfOrder, markOrderSent, type Order, takeOrder } from './order-repository.ts';
import type { SubscriptionPackage } from './subscription-package-repository.ts';

/**
 * Confirms each plan that was paid for once, by mail (ustawa o prawach konsumenta, art. 21 ust. 1): the first
 * period of a contract, and a plan it was changed to. Renewals, repeated events and simultaneous
 * readings cause no second message. Returns whether every confirmation was sent; a failure here never affects the payment.
 */
export async function confirmOrders(
  { id: userId, email }: Pick<User, 'id' | 'email'>,
  packages: readonly SubscriptionPackage[],
  { subscriptions, now }: { subscriptions: readonly Subscription[]; now: Date },
): Promise<boolean> {
  let isAllOut = true;
  for (const { packageId, productKey: plan, windowStart, windowEnd, quota } of packages) {
    if (quota === 0 || plan === 'FREE' || Date.parse(windowEnd) <= now.getTime()) continue;
    const subscription = subscriptions.find(({ id }) => packageId.startsWith(`${id}.`));
    if (subscription === undefined) continue;
    const order = { userId, subscriptionId: subscription.id, plan };
    const { created, metadata } = subscription;
    const boughtAt = created === undefined ? new Date(windowStart) : new Date(created * 1_000);
    const startRequestedAt = metadata?.startRequestedAt;
    const mail = orderMail({ email, plan, boughtAt, windowEnd, startRequestedAt });
    isAllOut = (await confirmOne(order, () => deliver('order', mail), now)) && isAllOut;
  }
  return isAllOut;
}

async function confirmOne(order: Order, send: () => Promise<boolean>, now: Date): Promise<boolean> {
  try {
    const state = await takeOrder(order, now);
    if (state !== 'taken') return state === 'confirmed';
    const isSent = await send();
    await (isSent ? markOrderSent(order, now) : letGoOfOrder(order));
    return isSent;
  } catch (error) {
    logger.failure('order not confirmed', error);
    return false;
  }
}
