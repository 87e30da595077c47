import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { reviewAnalysis } from '#functions/core/history/review-analysis.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { saveReview } from '#shared/contracts/history.ts';

export async function saveReviewEndpoint(event: APIGatewayProxyEventV2) {
  const { userId } = await requireUser(event);
  const { params, body } = parseRequest(saveReview, event);
  return answer(saveReview, await reviewAnalysis(userId, params.id, body));
}
