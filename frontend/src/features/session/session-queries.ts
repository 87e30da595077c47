import { queryOptions } from '@tanstack/react-query';

import { wait } from '#frontend/src/lib/browser/wait.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { ApiError, isAbort } from '#frontend/src/lib/calls/api-error.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';
import { removeToken } from '#frontend/src/lib/calls/session-token.ts';
import { getMe } from '#shared/contracts/auth.ts';
import { getUsage } from '#shared/contracts/me.ts';

const LEAVING_MS = 500;

function hasAnswer(error: unknown): boolean {
  return error instanceof ApiError && typeof error.reason === 'number';
}

/**
 * The signed-in person, or null: any failed check of the token removes it (specification, section 7). Without
 * a network nothing can be checked: the token stays, and is checked when the network is back.
 */
export const accountQuery = queryOptions({
  queryKey: queryKeys.account,
  queryFn: async ({ signal }) => {
    try {
      return await call(getMe, { signal });
    } catch (error) {
      if (isAbort(error)) throw error;
      if (!hasAnswer(error) && !navigator.onLine) return null;
      // A reload breaks the calls on their way: the page is gone before the pause ends, the token stays.
      if (!hasAnswer(error)) await wait(LEAVING_MS);
      removeToken();
      return null;
    }
  },
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnReconnect: 'always',
});

/** The current package, or null when it is not known (specification, section 7). */
export const usageQuery = queryOptions({
  queryKey: queryKeys.usage,
  queryFn: async ({ signal }) => {
    try {
      return await call(getUsage, { signal });
    } catch (error) {
      if (isAbort(error)) throw error;
      return null;
    }
  },
  staleTime: 30_000,
});
