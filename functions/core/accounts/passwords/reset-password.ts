import { deliver } from '#functions/core/accounts/deliver.ts';
import { passwordChangedMail } from '#functions/core/accounts/mails.ts';
import { changeUser, findUser } from '#functions/core/accounts/user-repository.ts';
import { liftLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { hashPassword } from '#functions/platform/identity/passwords.ts';
import { hashOf } from '#functions/platform/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { parseResetToken } from './reset-token.ts';

type Reset = { token: string; password: string };

/**
 * Sets a new password by a mailed link: once, within 60 minutes, and only by the newest link. Ends every
 * session, mails the owner, and does not sign anybody in. Throws `LINK_INVALID`.
 */
export async function resetPassword(
  { token, password }: Reset,
  clock: Clock = systemClock,
): Promise<void> {
  const parts = parseResetToken(token);
  const user = parts && (await findUser(parts.id));
  if (parts === undefined || user === undefined) throw new AppError('LINK_INVALID');

  const resetHash = hashOf(parts.secret);
  const expires = (user.resetExpiresAt ?? 0) * 1000;
  if (user.resetHash !== resetHash || expires <= clock().getTime()) {
    throw new AppError('LINK_INVALID');
  }
  const changed = await changeUser(
    user.id,
    {
      set: { passwordHash: await hashPassword(password) },
      remove: ['resetHash', 'resetExpiresAt'],
      endSessions: true,
    },
    { resetHash }, // of two simultaneous uses, one succeeds
  );
  if (changed === undefined) throw new AppError('LINK_INVALID');
  await liftLimit('login-account', user.email, clock);
  await deliver('password-changed', passwordChangedMail(user.email));
}
