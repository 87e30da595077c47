import { deleteCustomer } from '#functions/platform/payments/payment-erasure.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { findCustomer } from './customer-repository.ts';
import { listOwnWithdrawals } from './withdrawal-repository.ts';

/**
 * Ends a user's payments for an erasure: deletes the customer at the payment provider together with its
 * subscriptions. The provider keeps the invoices that tax law requires for five years (Ordynacja podatkowa,
 * art. 86); here nothing is kept. Safe to repeat. Throws `UNAVAILABLE`, also while the money of a withdrawal
 * is not refunded yet, because it could not be sent to a deleted customer.
 */
export async function endBilling(userId: UserId): Promise<void> {
  const customer = await findCustomer(userId);
  if (customer === undefined) return;
  const withdrawals = await listOwnWithdrawals(userId);
  if (withdrawals.some(({ state }) => state === 'received')) throw new AppError('UNAVAILABLE');
  await deleteCustomer(customer.customerId);
}
