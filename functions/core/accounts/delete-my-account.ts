import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { confirmPassword } from './change-password.ts';
import { deliver } from './deliver.ts';
import { eraseAccount } from './erase-account.ts';
import { accountErasedMail } from './mails.ts';
import type { User } from './user.ts';

/**
 * Erases the signed-in person, who proves the wish with the password; people who only sign in through a
 * provider have none. Throws `INVALID_INPUT`, `TOO_MANY_REQUESTS`.
 */
export async function deleteMyAccount(
  user: User,
  password: string | undefined,
  clock: Clock = systemClock,
): Promise<void> {
  if (user.passwordHash !== undefined) {
    if (password === undefined) throw new AppError('INVALID_INPUT', { message: 'Podaj hasło.' });
    await confirmPassword(user, password, clock);
  }
  await eraseAccount(user, clock);
  await deliver('account-erased', accountErasedMail(user.email));
}
