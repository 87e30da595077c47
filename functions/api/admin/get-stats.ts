import { getStats } from '#functions/core/statistics/get-stats.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/admin.ts';

export const getStatsEndpoint = endpoint(contracts.getStats, () => getStats());
