import type { Clock } from '#functions/platform/clock.ts';
import { signSession } from '#functions/platform/identity/tokens.ts';
import { randomId } from '#functions/platform/ids.ts';
import type { Session } from '#shared/contracts/auth.ts';

import { owedStep } from './second-factor/owed-step.ts';
import { toAccount, type User } from './user.ts';

/**
 * A new session of a user: valid for 30 days, or until the token version is raised. When the user has a second
 * factor that was not passed, it only allows the next step.
 */
export async function startSession(
  user: User,
  clock: Clock,
  hasPassedFactor = false,
): Promise<Session> {
  const { id: userId, tokenVersion } = user;
  const owed = owedStep(user, hasPassedFactor);
  const claims = { userId, tokenVersion, sessionId: randomId(), hasPassedFactor };
  return {
    token: await signSession(claims, clock, owed === 'code'),
    user: toAccount(user, owed),
  };
}
