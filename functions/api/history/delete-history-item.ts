import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { deleteAnalysis } from '#functions/core/history/delete-analysis.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { deleteHistoryItem } from '#shared/contracts/history.ts';

export async function deleteHistoryItemEndpoint(event: APIGatewayProxyEventV2) {
  const { userId } = await requireUser(event);
  const { params } = parseRequest(deleteHistoryItem, event);
  await deleteAnalysis(userId, params.id);
  return answer(deleteHistoryItem, { message: 'Analiza została pomyślnie usunięta.' });
}
