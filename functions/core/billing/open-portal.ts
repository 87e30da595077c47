import { env } from '#functions/platform/env.ts';
import { openPortalPage } from '#functions/platform/payments/payments.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { findCustomer } from './customer-repository.ts';

/** Address of the page where a user's own subscription is managed. Throws `NOT_FOUND`, `UNAVAILABLE`. */
export async function openPortal(userId: UserId): Promise<string> {
  const customer = await findCustomer(userId);
  if (customer === undefined) {
    throw new AppError('NOT_FOUND', {
      message: 'Nie masz jeszcze subskrypcji. Wybierz plan w cenniku.',
    });
  }
  return portalOf(customer.customerId);
}

/** The same for a customer already known to be the caller's. */
export function portalOf(customerId: string): Promise<string> {
  return openPortalPage(customerId, `${env('WEB_ORIGIN')}/#/settings`);
}
