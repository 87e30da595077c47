import type { User } from '#functions/core/accounts/user.ts';
import { findUser } from '#functions/core/accounts/user-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { deleteCustomer } from '#functions/platform/payments/payment-erasure.ts';
import { createCustomer } from '#functions/platform/payments/payments.ts';
import { removeItem } from '#functions/platform/table/item.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { customerKey } from './billing-keys.ts';
import { createCustomerRow, findCustomer } from './customer-repository.ts';

/**
 * The user's customer at the payment provider, created on first use. Simultaneous callers get the same one:
 * the provider makes one per user, and the row keeps the first. Throws `UNAVAILABLE`, and `UNAUTHENTICATED`
 * when the account is being erased.
 */
export async function ensureCustomer(
  { id, email }: Pick<User, 'id' | 'email'>,
  clock: Clock = systemClock,
): Promise<string> {
  const known = await findCustomer(id);
  if (known !== undefined) return known.customerId;
  const customerId = await createCustomer(id, email);
  await createCustomerRow({ userId: id, customerId, createdAt: clock().toISOString() });
  const user = await findUser(id);
  if (user === undefined || user.status === 'closing') {
    await deleteCustomer(customerId); // the erasure may have read the rows before this one existed
    await removeItem(customerKey(id));
    throw new AppError('UNAUTHENTICATED');
  }
  return (await findCustomer(id))?.customerId ?? customerId;
}
