import { call } from '#frontend/src/lib/calls/api-client.ts';
import { findToken } from '#frontend/src/lib/calls/session-token.ts';
import { logout } from '#shared/contracts/auth.ts';

/**
 * Tells the server that this sign-in has ended, with the token that is about to be dropped. Nothing waits for
 * the answer: a lost network must not keep anybody signed in here.
 */
export function endOnServer(): void {
  if (findToken() === null) return;
  void call(logout, { isFarewell: true }).catch(() => undefined);
}
