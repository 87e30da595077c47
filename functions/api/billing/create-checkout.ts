import { openCheckout } from '#functions/core/billing/open-checkout.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/billing.ts';

export const createCheckoutEndpoint = endpoint(
  contracts.createCheckout,
  async ({ caller, body }) => {
    return { url: await openCheckout(caller.user, body.priceKey, body.startNow === true) };
  },
);
