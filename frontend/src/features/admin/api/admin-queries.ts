import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { DayRange } from '#frontend/src/features/admin/model/day-range.ts';
import { call, callWithHeaders } from '#frontend/src/lib/calls/api-client.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';
import { getAnalytics, getStats, listUsers, NEXT_CURSOR_HEADER } from '#shared/contracts/admin.ts';
import { getOperation } from '#shared/contracts/operation.ts';
import { listWithdrawals } from '#shared/contracts/withdrawals.ts';

import { adminTexts } from './admin-texts.ts';

/** The users that match a search, newest first; the next page begins at the previous page's cursor. */
export const userList = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.people, 'list', search],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const { answer, headers } = await callWithHeaders(listUsers, {
        query: {
          ...(search === '' ? {} : { search }),
          ...(pageParam === undefined ? {} : { cursor: pageParam }),
        },
        fallback: adminTexts.listFailed,
        signal,
      });
      return { users: answer, nextCursor: headers.get(NEXT_CURSOR_HEADER) ?? undefined };
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

export const statsQuery = queryOptions({
  queryKey: [...queryKeys.people, 'stats'],
  queryFn: ({ signal }) => call(getStats, { fallback: adminTexts.statsFailed, signal }),
});

export const operationQuery = queryOptions({
  queryKey: [...queryKeys.people, 'operation'],
  queryFn: ({ signal }) => call(getOperation, { fallback: adminTexts.operationFailed, signal }),
});

export const withdrawalsQuery = queryOptions({
  queryKey: [...queryKeys.people, 'withdrawals'],
  queryFn: ({ signal }) =>
    call(listWithdrawals, { fallback: adminTexts.withdrawalsFailed, signal }),
});

export const analyticsQuery = ({ start, end }: DayRange) =>
  queryOptions({
    queryKey: [...queryKeys.analytics, start, end],
    queryFn: ({ signal }) =>
      call(getAnalytics, {
        query: { startDate: start, endDate: end },
        fallback: adminTexts.analyticsFailed,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
