import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { findCustomerOwner, readPaymentEvent } from '#functions/platform/payments/payments.ts';
import { userId } from '#shared/domain/ids.ts';

import { syncBilling } from './sync-billing.ts';

/**
 * Receives an event of the payment provider: `body` byte for byte. Throws `INVALID_INPUT` for a signature
 * that is wrong or older than five minutes, and any error that prevents the effect from being written: the
 * provider then sends the event again.
 */
export async function receivePaymentEvent(
  body: Buffer,
  signature: string,
  clock: Clock = systemClock,
): Promise<void> {
  const customerId = await readPaymentEvent(body, signature);
  if (customerId === undefined) return;
  const owner = userId.safeParse(await findCustomerOwner(customerId));
  // Another product, or another stage, may use the same account at the provider.
  if (owner.success) await syncBilling(owner.data, customerId, clock);
}
