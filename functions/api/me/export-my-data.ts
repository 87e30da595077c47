import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { exportData } from '#functions/core/accounts/export-data.ts';
import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { answer, compressed } from '#functions/platform/http/respond.ts';
import { exportMyData } from '#shared/contracts/me.ts';

export async function exportMyDataEndpoint(event: APIGatewayProxyEventV2) {
  const { userId, user } = await requireUser(event);
  await enforceLimit('export', userId);
  return compressed(event, answer(exportMyData, await exportData(user)));
}
