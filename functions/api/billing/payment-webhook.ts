import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { receivePaymentEvent } from '#functions/core/billing/receive-event.ts';
import { rawBody } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { paymentWebhook } from '#shared/contracts/billing.ts';

export async function paymentWebhookEndpoint(event: APIGatewayProxyEventV2) {
  await receivePaymentEvent(rawBody(event), event.headers['stripe-signature'] ?? '');
  return answer(paymentWebhook, { received: true });
}
