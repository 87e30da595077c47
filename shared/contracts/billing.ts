import * as z from 'zod/mini';

import { type Contract } from './contract.ts';

const redirect = z.object({ url: z.string() });

export const createCheckout = {
  group: 'billing',
  method: 'POST',
  path: '/api/billing/checkout',
  auth: 'user',
  summary: 'Opens a payment page for a plan.',
  body: z.strictObject({ priceKey: z.enum(['BASIC', 'PRO'], 'Wybierz plan Standard albo Pro.') }),
  response: redirect,
} as const satisfies Contract;

export const openPortal = {
  group: 'billing',
  method: 'POST',
  path: '/api/billing/portal',
  auth: 'user',
  summary: 'Opens the page where a subscription is managed.',
  response: redirect,
} as const satisfies Contract;

export const paymentWebhook = {
  group: 'billing',
  method: 'POST',
  path: '/api/billing/webhook',
  auth: 'none',
  summary: 'Signed events of the payment provider.',
  bodyType: 'raw',
  response: z.object({ received: z.boolean() }),
} as const satisfies Contract;
