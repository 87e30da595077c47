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
 * Asks the user for no codes any more, who gives one for the last time. Throws `CONFLICT` where the stage wants
 * codes of its administrators, and as `checkCode`.
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
 * Takes the factor of somebody who lost it away and ends all their sessions. Throws `NOT_FOUND`, and `CONFLICT` when
 * they have none.
 */
export async function resetFactor(id: UserId): Promise<void> {
  const user = await findUser(id);
  if (user === undefined || user.status === 'closing') throw new AppError('NOT_FOUND');
  if (user.secondFactorSince === undefined) {
    throw new AppError('CONFLICT', { message: 'Ta osoba nie używa kodów przy logowaniu.' });
  }
  await forget(user, true);
}

/** First nothing is asked for any more, so that a crash leaves nobody with a question that has no answer. */
async function forget({ id, email }: User, endSessions: boolean): Promise<void> {
  await changeUser(id, { remove: ['secondFactorSince'], endSessions });
  await removeFactor(id);
  await deliver('second-factor', secondFactorMail(email, false));
}
