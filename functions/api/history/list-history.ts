import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { listHistoryRows } from '#functions/core/history/history-repository.ts';
import { pageOf } from '#functions/core/history/list-page.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { listHistory } from '#shared/contracts/history.ts';

export async function listHistoryEndpoint(event: APIGatewayProxyEventV2) {
  const { userId } = await requireUser(event);
  const { query } = parseRequest(listHistory, event);
  return answer(listHistory, pageOf(await listHistoryRows(userId), query));
}
