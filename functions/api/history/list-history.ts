import { pageOf } from '#functions/core/history/list-page.ts';
import { readHistory } from '#functions/core/history/read-history.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { systemClock, warsawDay } from '#functions/platform/clock.ts';
import * as contracts from '#shared/contracts/history.ts';

export const listHistoryEndpoint = endpoint(contracts.listHistory, async ({ caller, query }) => {
  return pageOf(await readHistory(caller.userId), query, warsawDay(systemClock()));
});
