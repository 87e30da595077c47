import { deliver } from '#functions/core/accounts/deliver.ts';
import { secondFactorMail } from '#functions/core/accounts/mails.ts';
import { confirmPassword } from '#functions/core/accounts/passwords/change-password.ts';
import { startSession } from '#functions/core/accounts/session.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { changeUser } from '#functions/core/accounts/user-repository.ts';
import { enforceLimit, giveBackCall } from '#functions/core/rate-limits/enforce-limit.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { codeUri, newCodeSecret, stepOfCode } from '#functions/platform/identity/one-time-codes.ts';
import { hashOf } from '#functions/platform/ids.ts';
import type { Session } from '#shared/contracts/auth.ts';
import type { SecondFactor } from '#shared/contracts/second-factor.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { wrongCode } from './check-code.ts';
import { confirmSecret, findFactor, offerSecret } from './factor-repository.ts';
import { isFactorRequired } from './owed-step.ts';
import { newRecoveryCodes, plainCode } from './recovery-codes.ts';

/** Whether a sign-in of the user asks for a code. */
export async function describeFactor({ id, secondFactorSince }: User): Promise<SecondFactor> {
  const { recovery } = (await findFactor(id)) ?? {};
  const isOn = secondFactorSince !== undefined;
  return {
    since: secondFactorSince ?? null,
    recoveryCodesLeft: isOn ? (recovery?.size ?? 0) : 0,
    isRequired: isFactorRequired(),
  };
}

/**
 * A new secret for a user's application; the existing factor works until a code confirms the new one. A user with a
 * password has to enter it, so that nobody can enrol in a session left open. Throws `INVALID_INPUT`,
 * `TOO_MANY_REQUESTS`.
 */
export async function beginFactor(
  user: User,
  password: string | undefined,
  clock: Clock = systemClock,
): Promise<{ secret: string; uri: string }> {
  if (user.passwordHash !== undefined) {
    if (password === undefined) throw new AppError('INVALID_INPUT', { message: 'Podaj hasło.' });
    await confirmPassword(user, password, clock);
  }
  const secret = newCodeSecret();
  await offerSecret(user.id, secret);
  return { secret, uri: codeUri(secret, user.email) };
}

/**
 * Turns the second factor on. All earlier sessions end; the returned one is valid. The recovery codes are shown only
 * here. Throws `INVALID_INPUT` for a wrong code, `CONFLICT` when no secret waits or two calls confirm at the same
 * time, `TOO_MANY_REQUESTS`.
 */
export async function confirmFactor(
  user: User,
  typed: string,
  clock: Clock = systemClock,
): Promise<Session & { recoveryCodes: string[] }> {
  await enforceLimit('second-factor', user.id, clock);
  const { wanted } = (await findFactor(user.id)) ?? {};
  if (wanted === undefined) throw new AppError('CONFLICT');
  const step = stepOfCode(wanted, plainCode(typed), clock());
  if (step === undefined) throw wrongCode();
  await giveBackCall('second-factor', user.id, clock);
  const recoveryCodes = newRecoveryCodes();
  const recovery = recoveryCodes.map((code) => hashOf(plainCode(code)));
  const isKept = await confirmSecret(user.id, { secret: wanted, step, recovery });
  // After the factor itself, so that nobody is asked for a code that cannot exist.
  const changed =
    isKept &&
    (await changeUser(
      user.id,
      { set: { secondFactorSince: clock().toISOString() }, endSessions: true },
      { tokenVersion: user.tokenVersion },
    ));
  if (!changed) throw new AppError('CONFLICT');
  await deliver('second-factor', secondFactorMail(user.email, true));
  return { ...(await startSession(changed, clock, true)), recoveryCodes };
}
