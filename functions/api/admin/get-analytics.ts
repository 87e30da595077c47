import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireAdmin } from '#functions/core/accounts/token-guard.ts';
import { getAnalytics as findAnalytics } from '#functions/core/statistics/get-analytics.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { getAnalytics } from '#shared/contracts/admin.ts';

export async function getAnalyticsEndpoint(event: APIGatewayProxyEventV2) {
  await requireAdmin(event);
  const { query } = parseRequest(getAnalytics, event);
  return answer(getAnalytics, await findAnalytics(query));
}
