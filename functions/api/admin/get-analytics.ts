import { getAnalytics } from '#functions/core/statistics/get-analytics.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/admin.ts';

export const getAnalyticsEndpoint = endpoint(contracts.getAnalytics, ({ query }) =>
  getAnalytics(query),
);
