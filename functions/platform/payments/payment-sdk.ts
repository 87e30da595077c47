import type Stripe from 'stripe';

import { env } from '#functions/platform/env.ts';
import { logger } from '#functions/platform/logger.ts';
import { secretsOf } from '#functions/platform/secrets.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** Deadline of one call, and the number of retries; the HTTP API waits for 30 s in total. */
const TIMEOUT_MS = 5_000;
const RETRIES = 1;

export const UNREACHABLE = 'Płatności są chwilowo niedostępne. Spróbuj ponownie za chwilę.';

let connected: { key: string; sdk: Stripe } | undefined;

/** The provider's SDK, loaded by the first payment, so that other functions do not wait for it. */
export async function stripe(): Promise<Stripe> {
  const { stripeSecretKey = '' } = await secretsOf('payments');
  // A rotated key creates a new one.
  if (connected?.key !== stripeSecretKey) {
    connected = { key: stripeSecretKey, sdk: await connect(stripeSecretKey) };
  }
  return connected.sdk;
}

async function connect(stripeSecretKey: string): Promise<Stripe> {
  const { default: Sdk } = await import('stripe');
  if (stripeSecretKey === '') {
    throw new AppError('UNAVAILABLE', { message: UNREACHABLE });
  }
  const base = new URL(env('STRIPE_API_BASE'));
  return new Sdk(stripeSecretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    host: base.hostname,
    protocol: base.protocol === 'http:' ? 'http' : 'https',
    ...(base.port === '' ? {} : { port: base.port }),
  });
}

/** Calls the provider; any refusal becomes `UNAVAILABLE` for the user and one line in the log. */
export async function ask<T>(call: (sdk: Stripe) => Promise<T>): Promise<T> {
  const sdk = await stripe();
  try {
    return await call(sdk);
  } catch (error) {
    // The provider's message may repeat what was sent; its kind is enough.
    const kind = error instanceof Error && 'type' in error ? String(error.type) : 'unknown';
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    logger.warn('payment provider refused', { kind, code });
    throw new AppError('UNAVAILABLE', { message: UNREACHABLE, cause: error });
  }
}
