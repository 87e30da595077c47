import { findToken } from '#frontend/src/lib/calls/session-token.ts';
import { createStore } from '#frontend/src/lib/store.ts';
import type { Account } from '#shared/contracts/auth.ts';
import type { OwedStep } from '#shared/contracts/contract.ts';
import type { Usage } from '#shared/contracts/me.ts';

export type SessionState =
  | { status: 'loading' }
  | { status: 'guest' }
  /** There is a token, and the server cannot be asked for its owner. */
  | { status: 'unreachable'; retry: () => void }
  /** The password was right, and a code or the enrolment of a second factor is still to come. */
  | { status: 'second-factor'; account: Account; owed: OwedStep }
  | { status: 'user'; account: Account; usage: Usage | null | undefined };

/** What an account's sign-in opens: everything, or the step it still owes. */
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
