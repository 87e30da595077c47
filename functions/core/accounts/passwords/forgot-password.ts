import { findAddressOwner } from '#functions/core/accounts/address-repository.ts';
import { deliver } from '#functions/core/accounts/deliver.ts';
import { inEvenTime } from '#functions/core/accounts/even-time.ts';
import { RESET_MINUTES, resetMail } from '#functions/core/accounts/mails.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { changeUser, findUser } from '#functions/core/accounts/user-repository.ts';
import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { hashOf, randomSecret } from '#functions/platform/ids.ts';
import { normalizeEmail } from '#shared/contracts/fields.ts';

import { resetToken } from './reset-token.ts';

type Forgotten = {
  email: string;
  /** The caller's network, for the rate limit. */
  address: string;
};

/**
 * Mails a reset link if the account exists; answer and time are the same if it does not. Throws
 * `TOO_MANY_REQUESTS`.
 */
export async function forgotPassword(
  { email: typed, address }: Forgotten,
  clock: Clock = systemClock,
): Promise<void> {
  const email = normalizeEmail(typed);
  await enforceLimit('forgot-address', address, clock);
  await enforceLimit('forgot-email', email, clock);
  await inEvenTime(async () => {
    const owner = await findAddressOwner(email);
    const user = owner && (await findUser(owner));
    if (user !== undefined) await sendResetLink(user, clock);
  });
}

/** Mails a new reset link to an account and invalidates any older one. Returns whether it was sent. */
export async function sendResetLink(user: User, clock: Clock): Promise<boolean> {
  const secret = randomSecret();
  const set = {
    resetHash: hashOf(secret),
    resetExpiresAt: Math.floor(clock().getTime() / 1000) + RESET_MINUTES * 60,
  };
  const { id, status } = user;
  if (status === 'closing' || !(await changeUser(id, { set }, { status }))) return false;
  return deliver('reset', resetMail(user.email, resetToken(id, secret)));
}
