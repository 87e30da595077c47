import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { openPortal as portalFor } from '#functions/core/billing/open-portal.ts';
import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { openPortal } from '#shared/contracts/billing.ts';

export async function openPortalEndpoint(event: APIGatewayProxyEventV2) {
  const { userId } = await requireUser(event);
  await enforceLimit('billing', userId);
  return answer(openPortal, { url: await portalFor(userId) });
}
