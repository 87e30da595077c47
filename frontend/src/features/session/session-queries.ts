import { queryOptions } from '@tanstack/react-query';

import { call } from '#frontend/src/lib/calls/api-client.ts';
import { ApiError, isAbort } from '#frontend/src/lib/calls/api-error.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';
import { removeToken } from '#frontend/src/lib/calls/session-token.ts';
import { getMe } from '#shared/contracts/auth.ts';
import { getUsage } from '#shared/contracts/me.ts';

const CHECKS = 3;
const FIRST_PAUSE_MS = 400;

/** A refusal that an immediate retry does not change. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError) || typeof error.reason !== 'number') return !navigator.onLine;
  return error.reason < 500 && error.reason !== 429;
}

/**
 * The signed-in person, or null. Only a 401 means that the token is invalid (ADR 15): after a busy server, a
 * fault or a lost network it stays, and is checked again.
 */
export const accountQuery = queryOptions({
  queryKey: queryKeys.account,
  queryFn: async ({ signal }) => {
    try {
      return await call(getMe, { signal });
    } catch (error) {
      if (isAbort(error)) throw error;
      if (error instanceof ApiError && error.reason === 401) {
        removeToken();
        return null;
      }
      throw error;
    }
  },
  retry: (failures, error) => failures < CHECKS && !isRefused(error),
  retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
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
