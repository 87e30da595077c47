import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { openCheckout } from '#functions/core/billing/open-checkout.ts';
import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { createCheckout } from '#shared/contracts/billing.ts';

export async function createCheckoutEndpoint(event: APIGatewayProxyEventV2) {
  const { userId, user } = await requireUser(event);
  const { body } = parseRequest(createCheckout, event);
  await enforceLimit('billing', userId);
  return answer(createCheckout, { url: await openCheckout(user, body.priceKey) });
}
