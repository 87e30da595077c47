import { sendResetLink } from '#functions/core/accounts/passwords/forgot-password.ts';
import { findUser } from '#functions/core/accounts/user-repository.ts';
import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

/**
 * Mails a user a link to set a new password; it counts against the limit of mails per address. Throws
 * `NOT_FOUND`, `TOO_MANY_REQUESTS`, and `UNAVAILABLE` when the mail could not be sent.
 */
export async function triggerReset(id: UserId, clock: Clock = systemClock): Promise<void> {
  const user = await findUser(id);
  if (user === undefined || user.status === 'closing') throw new AppError('NOT_FOUND');
  await enforceLimit('forgot-email', user.email, clock);
  if (!(await sendResetLink(user, clock))) {
    throw new AppError('UNAVAILABLE', { message: 'Nie udało się wysłać e-maila.' });
  }
}
