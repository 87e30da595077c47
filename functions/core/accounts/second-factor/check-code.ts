import { enforceLimit, giveBackCall } from '#functions/core/rate-limits/enforce-limit.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { stepOfCode } from '#functions/platform/identity/one-time-codes.ts';
import { hashOf } from '#functions/platform/ids.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { findFactor, useRecoveryCode, useStep } from './factor-repository.ts';
import { plainCode } from './recovery-codes.ts';

/**
 * Consumes a code of a second factor, or a recovery code. Throws `INVALID_INPUT` when it does not fit or was used
 * before (not 401, which would sign the person out), `TOO_MANY_REQUESTS` after five wrong ones in a quarter of an hour.
 */
export async function checkCode(id: UserId, typed: string, clock: Clock): Promise<void> {
  await enforceLimit('second-factor', id, clock);
  const secret = (await findFactor(id))?.secret;
  if (secret === undefined || !(await useUp(id, secret, plainCode(typed), clock()))) {
    throw wrongCode();
  }
  await giveBackCall('second-factor', id, clock);
}

function useUp(id: UserId, secret: string, code: string, now: Date): Promise<boolean> {
  const step = stepOfCode(secret, code, now);
  return step === undefined ? useRecoveryCode(id, hashOf(code)) : useStep(id, secret, step);
}

export const wrongCode = () =>
  new AppError('INVALID_INPUT', {
    message: 'Kod nie pasuje albo został już użyty. Poczekaj na następny i wpisz go.',
  });
