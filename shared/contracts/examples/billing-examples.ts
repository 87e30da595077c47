import type * as billing from '#shared/contracts/billing.ts';

import { type ExamplesOf } from './call-example.ts';

export const billingExamples = {
  createCheckout: {
    body: { priceKey: 'BASIC' },
    response: { url: 'https://checkout.stripe.com/c/pay/cs_przyklad' },
  },
  openPortal: {
    response: { url: 'https://billing.stripe.com/p/session/bps_przyklad' },
  },
  paymentWebhook: { response: { received: true } },
} satisfies ExamplesOf<typeof billing>;
