import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireAdmin } from '#functions/core/accounts/token-guard.ts';
import { getStats as findStats } from '#functions/core/statistics/get-stats.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { getStats } from '#shared/contracts/admin.ts';

export async function getStatsEndpoint(event: APIGatewayProxyEventV2) {
  await requireAdmin(event);
  return answer(getStats, await findStats());
}
