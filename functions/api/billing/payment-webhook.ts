import { receivePaymentEvent } from '#functions/core/billing/receive-event.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { rawBody } from '#functions/platform/http/request.ts';
import * as contracts from '#shared/contracts/billing.ts';

export const paymentWebhookEndpoint = endpoint(contracts.paymentWebhook, async ({ event }) => {
  await receivePaymentEvent(rawBody(event), event.headers['stripe-signature'] ?? '');
  return { received: true };
});
