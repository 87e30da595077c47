import { getAnalysis } from '#functions/core/history/get-analysis.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/history.ts';

export const getHistoryItemEndpoint = endpoint(contracts.getHistoryItem, ({ caller, params }) =>
  getAnalysis(caller.userId, params.id),
);
