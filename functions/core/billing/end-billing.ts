import { deleteCustomer } from '#functions/platform/payments/payment-erasure.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { findCustomer } from './customer-repository.ts';
import { listOwnWithdrawals } from './withdrawal-repository.ts';

/**
 * Ends what a user pays, for an erasure: the customer is deleted at the payment provider, its
 * subscriptions with it. The provider keeps the invoices, which tax law wants for five years (Ordynacja
 * podatkowa, art. 86); here nothing is kept. May be repeated. Throws `UNAVAILABLE`, also while the money of a
 * withdrawal is not back yet: nobody could send it to a customer who is gone.
 */
export async function endBilling(userId: UserId): Promise<void> {
  const customer = await findCustomer(userId);
  if (customer === undefined) return;
  const withdrawals = await listOwnWithdrawals(userId);
  if (withdrawals.some(({ state }) => state === 'received')) throw new AppError('UNAVAILABLE');
  await deleteCustomer(customer.customerId);
}
