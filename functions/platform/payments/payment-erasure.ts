import { env } from '#functions/platform/env.ts';
import { secretsOf } from '#functions/platform/secrets.ts';
import { AppError } from '#shared/errors/app-error.ts';

const TIMEOUT_MS = 8_000;

/**
 * Deletes a customer at the payment provider, which ends its subscriptions at once and keeps only the
 * invoices that tax law requires. Safe to repeat. Throws `UNAVAILABLE`. A plain call, so that functions that
 * only erase need no SDK.
 */
export async function deleteCustomer(customerId: string): Promise<void> {
  const { stripeSecretKey = '' } = await secretsOf('payments');
  const url = new URL(`/v1/customers/${encodeURIComponent(customerId)}`, env('STRIPE_API_BASE'));
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${stripeSecretKey}` },
      redirect: 'error', // a redirect could carry the key elsewhere (ASVS 15.3.2)
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new AppError('UNAVAILABLE', { cause: error });
  }
  // 404: deleted before.
  if (!answer.ok && answer.status !== 404) {
    throw new AppError('UNAVAILABLE', { details: { status: answer.status } });
  }
}
