import { apiHandler, endpoint } from '#functions/platform/http/api-handler.ts';
import * as contracts from '#shared/contracts/billing.ts';

import { createCheckoutEndpoint } from './create-checkout.ts';
import { openPortalEndpoint } from './open-portal.ts';
import { paymentWebhookEndpoint } from './payment-webhook.ts';

/** Lambda of the group `billing`. */
export const handler = apiHandler([
  endpoint(contracts.createCheckout, createCheckoutEndpoint),
  endpoint(contracts.openPortal, openPortalEndpoint),
  endpoint(contracts.paymentWebhook, paymentWebhookEndpoint),
]);
