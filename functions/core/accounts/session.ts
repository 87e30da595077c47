import type { Clock } from '#functions/platform/clock.ts';
import { signSession } from '#functions/platform/identity/tokens.ts';
import { randomId } from '#functions/platform/ids.ts';
import type { Session } from '#shared/contracts/auth.ts';

import { toAccount, type User } from './user.ts';

/** A new session of a user: valid for 30 days, or until the token version is raised. */
export async function startSession(user: User, clock: Clock): Promise<Session> {
  const { id: userId, tokenVersion } = user;
  const claims = { userId, tokenVersion, sessionId: randomId() };
  return { token: await signSession(claims, clock), user: toAccount(user) };
}
