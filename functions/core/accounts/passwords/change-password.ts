import { deliver } from '#functions/core/accounts/deliver.ts';
import { passwordChangedMail } from '#functions/core/accounts/mails.ts';
import { startSession } from '#functions/core/accounts/session.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { changeUser } from '#functions/core/accounts/user-repository.ts';
import { enforceLimit, giveBackCall } from '#functions/core/rate-limits/enforce-limit.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { hashPassword, verifyPassword } from '#functions/platform/identity/passwords.ts';
import { AppError } from '#shared/errors/app-error.ts';

type Passwords = { currentPassword: string; newPassword: string };

/**
 * Sets a new password for a user who knows the current one; returns a fresh session token, invalidates all
 * older ones and mails the owner. Throws `INVALID_INPUT` for a wrong current password (not 401, which would
 * sign the person out), `CONFLICT`, `TOO_MANY_REQUESTS`.
 */
export async function changePassword(
  user: User,
  { currentPassword, newPassword }: Passwords,
  clock: Clock = systemClock,
): Promise<string> {
  await confirmPassword(user, currentPassword, clock);
  const changed = await changeUser(
    user.id,
    {
      set: { passwordHash: await hashPassword(newPassword) },
      remove: ['resetHash', 'resetExpiresAt'],
      endSessions: true,
    },
    { tokenVersion: user.tokenVersion },
  );
  if (changed === undefined) throw new AppError('CONFLICT');
  await deliver('password-changed', passwordChangedMail(user.email));
  const hasPassedFactor = changed.secondFactorSince !== undefined; // else nothing could be changed
  return (await startSession(changed, clock, hasPassedFactor)).token;
}

/** Checks the password of a signed-in person; throws `INVALID_INPUT` when it is wrong. */
export async function confirmPassword(user: User, password: string, clock: Clock): Promise<void> {
  if (user.passwordHash === undefined) {
    throw new AppError('INVALID_INPUT', {
      message: 'To konto nie ma jeszcze hasła. Ustaw je przez „Odzyskaj hasło”.',
    });
  }
  await enforceLimit('password-check', user.id, clock);
  if (!(await verifyPassword(password, user.passwordHash))) {
    throw new AppError('INVALID_INPUT', { message: 'Obecne hasło jest nieprawidłowe.' });
  }
  await giveBackCall('password-check', user.id, clock);
}
