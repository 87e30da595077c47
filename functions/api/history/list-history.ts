import { listHistoryRows } from '#functions/core/history/history-repository.ts';
import { pageOf } from '#functions/core/history/list-page.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { systemClock, warsawDay } from '#functions/platform/clock.ts';
import * as contracts from '#shared/contracts/history.ts';

export const listHistoryEndpoint = endpoint(contracts.listHistory, async ({ caller, query }) => {
  return pageOf(await listHistoryRows(caller.userId), query, warsawDay(systemClock()));
});
