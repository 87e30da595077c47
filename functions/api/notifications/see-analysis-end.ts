import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { seeEnd } from '#functions/core/notifications/see-end.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { seeAnalysisEnd } from '#shared/contracts/notifications.ts';

export async function seeAnalysisEndEndpoint(event: APIGatewayProxyEventV2) {
  const { userId } = await requireUser(event);
  const { params } = parseRequest(seeAnalysisEnd, event);
  await seeEnd(userId, params.fileId);
  return answer(seeAnalysisEnd, undefined);
}
