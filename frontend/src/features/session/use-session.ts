import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

import { findToken, onTokenChange } from '#frontend/src/lib/calls/session-token.ts';
import type { Account } from '#shared/contracts/auth.ts';
import type { Usage } from '#shared/contracts/me.ts';

import { accountQuery, usageQuery } from './session-queries.ts';

export type SessionState =
  | { status: 'loading' }
  | { status: 'guest' }
  /** There is a token, and the server cannot be asked whose it is. */
  | { status: 'unreachable'; retry: () => void }
  | { status: 'user'; account: Account; usage: Usage | null | undefined };

/** Who is here. `usage` is undefined while it loads and null when it is not known. */
export function useSession(): SessionState {
  const token = useSyncExternalStore(onTokenChange, findToken);
  const hasToken = token !== null;
  const check = useQuery({ ...accountQuery, enabled: hasToken });
  const { data: account } = check;
  const { data: usage } = useQuery({ ...usageQuery, enabled: hasToken && Boolean(account) });

  if (!hasToken) return { status: 'guest' };
  if (account === undefined) {
    return check.isError
      ? { status: 'unreachable', retry: () => void check.refetch() }
      : { status: 'loading' };
  }
  if (account === null) return { status: 'guest' };
  return { status: 'user', account, usage };
}
