import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { getAnalysis } from '#functions/core/history/get-analysis.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { getHistoryItem } from '#shared/contracts/history.ts';

export async function getHistoryItemEndpoint(event: APIGatewayProxyEventV2) {
  const { userId } = await requireUser(event);
  const { params } = parseRequest(getHistoryItem, event);
  return answer(getHistoryItem, await getAnalysis(userId, params.id));
}
