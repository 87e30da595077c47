import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { cancelAnalysis } from '#functions/core/runs/cancel-analysis.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { cancelUpload } from '#shared/contracts/upload.ts';

export async function cancelUploadEndpoint(event: APIGatewayProxyEventV2) {
  const { userId } = await requireUser(event);
  const { params } = parseRequest(cancelUpload, event);
  await cancelAnalysis(userId, params.fileId);
  return answer(cancelUpload, undefined);
}
