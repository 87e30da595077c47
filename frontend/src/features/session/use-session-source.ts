import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';

import { findToken, onTokenChange } from '#frontend/src/lib/calls/session-token.ts';

import { accountQuery, usageQuery } from './session-queries.ts';
import { guest, loading, session, type SessionState, stateOf } from './session-store.ts';

/** Determines the user, once for the whole page. */
export function useSessionSource(): SessionState {
  const token = useSyncExternalStore(onTokenChange, findToken);
  const hasToken = token !== null;
  const check = useQuery({ ...accountQuery, enabled: hasToken });
  const { data: account, isError, refetch } = check;
  const isFull = Boolean(account && account.secondFactor === undefined);
  const { data: usage } = useQuery({ ...usageQuery, enabled: hasToken && isFull });

  const state = useMemo((): SessionState => {
    if (!hasToken || account === null) return guest;
    if (account !== undefined) return stateOf(account, usage);
    return isError ? { status: 'unreachable', retry: () => void refetch() } : loading;
  }, [hasToken, account, usage, isError, refetch]);

  // Before the first paint, so that nobody sees a screen of the session too early.
  useLayoutEffect(() => session.set(state), [state]);
  return state;
}
