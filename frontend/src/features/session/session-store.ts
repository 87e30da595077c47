import { findToken } from '#frontend/src/lib/calls/session-token.ts';
import { createStore } from '#frontend/src/lib/store.ts';
import type { Account } from '#shared/contracts/auth.ts';
import type { Usage } from '#shared/contracts/me.ts';

export type SessionState =
  | { status: 'loading' }
  | { status: 'guest' }
  /** There is a token, and the server cannot be asked whose it is. */
  | { status: 'unreachable'; retry: () => void }
  | { status: 'user'; account: Account; usage: Usage | null | undefined };

export const guest: SessionState = { status: 'guest' };
export const loading: SessionState = { status: 'loading' };

/** Who is here, as `useSessionSource` last found it; until then the token says as much as is known. */
export const session = createStore<SessionState>(findToken() === null ? guest : loading);
