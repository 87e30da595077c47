import { findLink, retirePendingLinks } from '#functions/core/accounts/pending-repository.ts';
import { startSession } from '#functions/core/accounts/session.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { hashOf } from '#functions/platform/ids.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { openAccount } from './open-account.ts';

/**
 * Opens the account behind a mailed link and signs in, once. A second use answers `EMAIL_ALREADY_VERIFIED`,
 * unless the first was interrupted before the account was complete: then it completes it. Throws
 * `LINK_INVALID` for a link that is unknown or older than 24 hours.
 */
export async function verifyEmail(token: string, clock: Clock = systemClock): Promise<Session> {
  const hash = hashOf(token);
  const link = await findLink(hash);
  if (link === undefined || link.expiresAt * 1000 <= clock().getTime()) {
    throw new AppError('LINK_INVALID');
  }
  if (link.state === 'used') throw new AppError('EMAIL_ALREADY_VERIFIED');

  const { email, firstName, lastName, passwordHash, identity } = link;
  const opening = { email, firstName, lastName, passwordHash, identity, openedBy: hash };
  const user = await openAccount(opening, clock);
  await retirePendingLinks(email);
  if (user === undefined) throw new AppError('EMAIL_ALREADY_VERIFIED');
  return startSession(user, clock);
}
