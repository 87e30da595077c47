import { Secret, TOTP } from 'otpauth';

import { systemClock } from '#functions/platform/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';

/** What an application on a telephone shows for a secret, so many half-minutes from now. */
export function codeOf(secret: string, halfMinutes = 0): string {
  const timestamp = systemClock().getTime() + halfMinutes * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Gives somebody a second factor by the product's own rules; the code of now is still unused. */
export async function withFactor(userId: UserId, password?: string) {
  const { beginFactor, confirmFactor } =
    await import('#functions/core/accounts/second-factor/enrol.ts');
  const { findUser } = await import('#functions/core/accounts/user-repository.ts');
  const user = await findUser(userId);
  if (user === undefined) throw new Error('Nobody.');
  const { secret } = await beginFactor(user, password);
  const confirmed = await confirmFactor(user, codeOf(secret, -1));
  return { secret, ...confirmed };
}
