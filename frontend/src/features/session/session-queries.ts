import { queryOptions } from '@tanstack/react-query';

import { getMe } from '#shared/contracts/auth.ts';
import { getUsage } from '#shared/contracts/me.ts';
import { call } from '../../lib/api-client.ts';
import { isAbort } from '../../lib/api-error.ts';
import { removeToken } from '../../lib/session-token.ts';

/** The signed-in person, or null: any failed check of the token removes it (specification, section 7). */
export const accountQuery = queryOptions({
  queryKey: ['session', 'account'],
  queryFn: async ({ signal }) => {
    try {
      return await call(getMe, { signal });
    } catch (error) {
      if (isAbort(error)) throw error;
      removeToken();
      return null;
    }
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

/** The current package, or null when it is not known (specification, section 7). */
export const usageQuery = queryOptions({
  queryKey: ['session', 'usage'],
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
