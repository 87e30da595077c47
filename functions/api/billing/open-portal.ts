import { openPortal } from '#functions/core/billing/open-portal.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/billing.ts';

export const openPortalEndpoint = endpoint(contracts.openPortal, async ({ caller }) => {
  return { url: await openPortal(caller.userId) };
});
