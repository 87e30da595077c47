import { type Clock, systemClock } from '#functions/platform/clock.ts';
import {
  readSession,
  readTicket,
  type SessionClaims,
} from '#functions/platform/identity/tokens.ts';
import type { Role } from '#shared/contracts/auth.ts';
import type { OwedStep } from '#shared/contracts/contract.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { owedStep } from './second-factor/owed-step.ts';
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
  /** The step that the sign-in still requires. */
  owed: OwedStep | undefined;
};

/** A stream's owner; `fileId` is the only file that a ticket opens, `undefined` for a session token. */
export type TicketOwner = SignedIn & { fileId: FileId | undefined };

/**
 * The user of a session token; throws `UNAUTHENTICATED`, and `SECOND_FACTOR_OWED` while the sign-in
 * requires a step during which the call is not allowed. One strongly consistent read.
 */
export async function userOf(
  token: string,
  opensWhile: readonly OwedStep[] = [],
  clock: Clock = systemClock,
): Promise<SignedIn> {
  return signedIn(await readSession(token, clock), opensWhile);
}

/** Like `userOf`; throws `FORBIDDEN` when the user's row does not say ADMIN. */
export async function adminOf(
  token: string,
  opensWhile: readonly OwedStep[] = [],
): Promise<SignedIn> {
  const user = await userOf(token, opensWhile);
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
  if (ticket !== undefined) {
    // Only a complete sign-in gets a ticket, and turning a second factor on invalidates all tickets.
    return { ...(await signedIn(ticket, ['code', 'enrolment'])), fileId: ticket.fileId };
  }
  return { ...(await signedIn(await readSession(token, clock), [])), fileId: undefined };
}

async function signedIn(
  { userId, tokenVersion, sessionId, hasPassedFactor = false }: SessionClaims,
  opensWhile: readonly OwedStep[],
): Promise<SignedIn> {
  const user = await findUser(userId);
  const living = user?.status === 'open' && user.tokenVersion === tokenVersion;
  if (!living || isEnded(user, sessionId)) {
    throw new AppError('UNAUTHENTICATED');
  }
  const owed = owedStep(user, hasPassedFactor);
  if (owed !== undefined && !opensWhile.includes(owed)) throw new AppError('SECOND_FACTOR_OWED');
  return { userId, role: user.role, tokenVersion, sessionId, user, owed };
}

function ignoreUnauthenticated(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'UNAUTHENTICATED') return undefined;
  throw error;
}
