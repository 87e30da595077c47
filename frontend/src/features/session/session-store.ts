import { findToken } from '#frontend/src/lib/calls/session-token.ts';
import { createStore } from '#frontend/src/lib/store.ts';
import type { Account } from '#shared/contracts/auth.ts';
import type { OwedStep } from '#shared/contracts/contract.ts';
import type { Usage } from '#shared/contracts/me.ts';

export type SessionState =
  | { status: 'loading' }
  | { status: 'guest' }
  /** There is a token, but the server cannot be asked for its owner. */
  | { status: 'unreachable'; retry: () => void }
  /** The password was right, but a code or the enrolment of a second factor is still required. */
  | { status: 'second-factor'; account: Account; owed: OwedStep }
  | { status: 'user'; account: Account; usage: Usage | null | undefined };

/** What a sign-in allows: everything, or only the required next step. */
export function stateOf(account: Account, usage?: Usage | null): SessionState {
  const { secondFactor: owed } = account;
  return owed === undefined
    ? { status: 'user', account, usage }
    : { status: 'second-factor', account, owed };
}

export const guest: SessionState = { status: 'guest' };
export const loading: SessionState = { status: 'loading' };

/** The user, as `useSessionSource` last found it; until then only the token is known. */
export const session = createStore<SessionState>(findToken() === null ? guest : loading);
