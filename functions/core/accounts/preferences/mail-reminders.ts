import { timingSafeEqual } from 'node:crypto';

import type { User } from '#functions/core/accounts/user.ts';
import { changeUser, findUser } from '#functions/core/accounts/user-repository.ts';
import { hashOf, type RandomId, randomSecret } from '#functions/platform/ids.ts';
import { type UserId, userId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

const SPENT = 'Ten link jest nieprawidłowy. Przypomnienia wyłączysz też w ustawieniach konta.';

/** Turns reminders by e-mail on or off for a signed-in user; safe to repeat. */
export async function setMailReminders(
  { id, mailSecret }: User,
  isOn: boolean,
  newSecret: RandomId = randomSecret,
): Promise<void> {
  // Links in messages already sent keep working.
  await changeUser(id, { set: { mailReminders: isOn, mailSecret: mailSecret ?? newSecret() } });
}

/** The address for a user's reminders, and the token that turns them off; `undefined` when they want none. */
export async function findMailReminders(
  id: UserId,
): Promise<{ to: string; stopToken: string } | undefined> {
  const user = await findUser(id);
  if (user?.status !== 'open' || user.mailReminders !== true || user.mailSecret === undefined) {
    return undefined;
  }
  return { to: user.email, stopToken: `${id}.${user.mailSecret}` };
}

/**
 * Turns reminders by e-mail off for the holder of such a message, without a sign-in. Safe to repeat. Throws
 * `LINK_INVALID` for a token that no message contained.
 */
export async function stopMailReminders(stopToken: string): Promise<void> {
  const [id = '', secret = ''] = stopToken.split('.');
  const known = userId.safeParse(id);
  const user = known.success ? await findUser(known.data) : undefined;
  if (user?.mailSecret === undefined || !areSame(secret, user.mailSecret)) {
    throw new AppError('LINK_INVALID', { message: SPENT });
  }
  await changeUser(user.id, { set: { mailReminders: false } });
}

function areSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}
