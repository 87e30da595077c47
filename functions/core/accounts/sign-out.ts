import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { SESSION_SECONDS } from '#functions/platform/identity/tokens.ts';
import type { UserId } from '#shared/domain/ids.ts';

import type { User } from './user.ts';
import { addEndedSession, changeUser, removeEndedSessions } from './user-repository.ts';

/** From this many ended sign-ins on, those whose tokens have expired are removed. */
const TIDY_FROM = 50;

/** Ends one sign-in: its token is refused from now on, the person's other sign-ins stay. Safe to repeat. */
export async function signOut(
  id: UserId,
  sessionId: string,
  clock: Clock = systemClock,
): Promise<void> {
  const now = Math.floor(clock().getTime() / 1_000);
  const ended = await addEndedSession(id, `${now + SESSION_SECONDS}.${sessionId}`);
  if (ended.size < TIDY_FROM) return;
  const dead = [...ended].filter((entry) => Number(entry.split('.')[0]) <= now);
  if (dead.length > 0) await removeEndedSessions(id, dead);
}

/** Ends every sign-in of a person, on every device, and every stream's ticket. */
export async function signOutEverywhere(id: UserId): Promise<void> {
  await changeUser(id, { endSessions: true });
}

/** Whether the user signed out of exactly this sign-in. */
export function isEnded({ endedSessions }: User, sessionId: string | undefined): boolean {
  if (sessionId === undefined || endedSessions === undefined) return false;
  return [...endedSessions].some((entry) => entry.endsWith(`.${sessionId}`));
}
