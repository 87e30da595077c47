import { apiHandler } from '#functions/platform/http/api-handler.ts';

import { createCheckoutEndpoint } from './create-checkout.ts';
import { openPortalEndpoint } from './open-portal.ts';
import { paymentWebhookEndpoint } from './payment-webhook.ts';
import { declareWithdrawalEndpoint, getPurchaseEndpoint, withdrawEndpoint } from './withdrawals.ts';

/** Lambda of the group `billing`. */
export const handler = apiHandler([
  createCheckoutEndpoint,
  openPortalEndpoint,
  paymentWebhookEndpoint,
  getPurchaseEndpoint,
  withdrawEndpoint,
  declareWithdrawalEndpoint,
]);
