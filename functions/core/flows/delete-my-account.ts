import { confirmPassword } from '#functions/core/accounts/passwords/change-password.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { eraseAccount, type Erasure } from './erase-account.ts';

/**
 * Erases the signed-in person, who confirms with the password; users who only sign in through a provider have
 * none. Throws `INVALID_INPUT`, `TOO_MANY_REQUESTS`.
 */
export async function deleteMyAccount(
  user: User,
  password: string | undefined,
  clock: Clock = systemClock,
): Promise<Erasure> {
  if (user.passwordHash !== undefined) {
    if (password === undefined) throw new AppError('INVALID_INPUT', { message: 'Podaj hasło.' });
    await confirmPassword(user, password, clock);
  }
  return eraseAccount(user.id, 'self', clock);
}
