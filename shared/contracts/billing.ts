import * as z from 'zod/mini';

import { type Contract } from './contract.ts';

const redirect = z.object({ url: z.string() });

/** Opens a payment page for a plan. */
export const createCheckout = {
  group: 'billing',
  method: 'POST',
  path: '/api/billing/checkout',
  auth: 'user',
  summaryPl: 'Otwiera stronę płatności za plan.',
  errors: ['CONFLICT'],
  limit: 'billing',
  body: z.strictObject({
    priceKey: z.enum(['BASIC', 'PRO'], 'Wybierz plan Standard albo Pro.'),
    /** The buyer asks for the plan to begin at once (ustawa o prawach konsumenta, art. 15 ust. 3). */
    startNow: z.optional(z.boolean()),
  }),
  response: redirect,
} as const satisfies Contract;

/** Opens the page where a subscription is managed. */
export const openPortal = {
  group: 'billing',
  method: 'POST',
  path: '/api/billing/portal',
  auth: 'user',
  summaryPl: 'Otwiera stronę zarządzania subskrypcją.',
  errors: ['NOT_FOUND'],
  limit: 'billing',
  response: redirect,
} as const satisfies Contract;

/** Signed events of the payment provider. */
export const paymentWebhook = {
  group: 'billing',
  method: 'POST',
  path: '/api/billing/webhook',
  auth: 'none',
  summaryPl: 'Przyjmuje podpisane zdarzenia operatora płatności.',
  bodyType: 'raw',
  response: z.object({ received: z.boolean() }),
} as const satisfies Contract;
