import { type Clock, systemClock } from '#functions/platform/clock.ts';
import {
  readSession,
  readTicket,
  type SessionClaims,
} from '#functions/platform/identity/tokens.ts';
import type { Role } from '#shared/contracts/auth.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { isEnded } from './sign-out.ts';
import type { User } from './user.ts';
import { findUser } from './user-repository.ts';

/** The author of the request, read from the user's row: the token may be older than the row. */
export type SignedIn = {
  userId: UserId;
  role: Role;
  tokenVersion: number;
  /** The sign-in this call belongs to; a stream's ticket has none. */
  sessionId: string | undefined;
  user: User;
};

/** A stream's owner; `fileId` is the only file that a ticket opens, `undefined` for a session token. */
export type TicketOwner = SignedIn & { fileId: FileId | undefined };

/** The user of a session token; throws `UNAUTHENTICATED`. One strongly consistent read. */
export async function userOf(token: string, clock: Clock = systemClock): Promise<SignedIn> {
  return signedIn(await readSession(token, clock));
}

/** Like `userOf`; throws `FORBIDDEN` when the user's row does not say ADMIN. */
export async function adminOf(token: string, clock: Clock = systemClock): Promise<SignedIn> {
  const user = await userOf(token, clock);
  if (user.role !== 'ADMIN') throw new AppError('FORBIDDEN');
  return user;
}

/**
 * The owner of a stream token: a ticket for one file or a session token (design, section 3). Throws
 * `UNAUTHENTICATED`. The caller must still check that the requested file belongs to this user and to the
 * ticket.
 */
export async function ticketOwnerOf(
  token: string,
  clock: Clock = systemClock,
): Promise<TicketOwner> {
  const ticket = await readTicket(token, clock).catch(ignoreUnauthenticated);
  if (ticket !== undefined) return { ...(await signedIn(ticket)), fileId: ticket.fileId };
  return { ...(await signedIn(await readSession(token, clock))), fileId: undefined };
}

async function signedIn({ userId, tokenVersion, sessionId }: SessionClaims): Promise<SignedIn> {
  const user = await findUser(userId);
  const living = user?.status === 'open' && user.tokenVersion === tokenVersion;
  if (!living || isEnded(user, sessionId)) {
    throw new AppError('UNAUTHENTICATED');
  }
  return { userId, role: user.role, tokenVersion, sessionId, user };
}

function ignoreUnauthenticated(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'UNAUTHENTICATED') return undefined;
  throw error;
}
