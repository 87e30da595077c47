import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { removeToken, saveToken } from '#frontend/src/lib/calls/session-token.ts';
import type { Session } from '#shared/contracts/auth.ts';

import { accountQuery, usageQuery } from './session-queries.ts';
import { guest, session, stateOf } from './session-store.ts';

/** Ways into and out of a session. */
export function useSessionActions() {
  const client = useQueryClient();

  const signIn = useCallback(
    ({ token, user }: Session) => {
      client.clear();
      client.setQueryData(accountQuery.queryKey, user);
      session.set(stateOf(user));
      saveToken(token);
    },
    [client],
  );

  /** A token from elsewhere (social sign-in): its owner is requested again. */
  const signInWithToken = useCallback(
    async (token: string) => {
      client.clear();
      saveToken(token);
      return client.query(accountQuery);
    },
    [client],
  );

  const forget = useCallback(() => {
    session.set(guest);
    removeToken();
    client.clear();
  }, [client]);

  const refreshUsage = useCallback(
    () => client.invalidateQueries({ queryKey: usageQuery.queryKey }),
    [client],
  );

  return { signIn, signInWithToken, forget, refreshUsage };
}
