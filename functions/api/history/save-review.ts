import { reviewAnalysis } from '#functions/core/flows/review-analysis.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/history.ts';

export const saveReviewEndpoint = endpoint(contracts.saveReview, ({ caller, params, body }) =>
  reviewAnalysis(caller.userId, params.id, body),
);
