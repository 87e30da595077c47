import { deliver } from '#functions/core/accounts/deliver.ts';
import { secondFactorMail } from '#functions/core/accounts/mails.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { changeUser, findUser } from '#functions/core/accounts/user-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { checkCode } from './check-code.ts';
import { removeFactor } from './factor-repository.ts';
import { isFactorRequired } from './owed-step.ts';

/**
 * Turns the second factor off after one last code. Throws `CONFLICT` when the stage requires a second factor of
 * its administrators, and like `checkCode`.
 */
export async function endFactor(
  user: User,
  code: string,
  clock: Clock = systemClock,
): Promise<void> {
  if (user.role === 'ADMIN' && isFactorRequired()) {
    throw new AppError('CONFLICT', {
      message: 'Administratorzy tej usługi muszą logować się z kodem.',
    });
  }
  await checkCode(user.id, code, clock);
  await forget(user, false);
}

/**
 * Removes the factor of a user who lost it, and ends all their sessions. Throws `NOT_FOUND`, and `CONFLICT` when
 * there is none.
 */
export async function resetFactor(id: UserId): Promise<void> {
  const user = await findUser(id);
  if (user === undefined || user.status === 'closing') throw new AppError('NOT_FOUND');
  if (user.secondFactorSince === undefined) {
    throw new AppError('CONFLICT', { message: 'Ta osoba nie używa kodów przy logowaniu.' });
  }
  await forget(user, true);
}

/** The user's row changes first, so that after a crash nobody is asked for a code that no longer exists. */
async function forget({ id, email }: User, endSessions: boolean): Promise<void> {
  await changeUser(id, { remove: ['secondFactorSince'], endSessions });
  await removeFactor(id);
  await deliver('second-factor', secondFactorMail(email, false));
}
