import * as z from 'zod/mini';

import { findAddressOwner } from '#functions/core/accounts/address-repository.ts';
import { resetFactor } from '#functions/core/accounts/second-factor/end-factor.ts';
import { audited, OPERATOR } from '#functions/core/administration/audited.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { jobHandler } from '#functions/platform/job-handler.ts';
import { emailField, normalizeEmail } from '#shared/contracts/fields.ts';
import { AppError } from '#shared/errors/app-error.ts';

const wish = z.object({ email: emailField });

/**
 * The function behind `npm run second-factor`: removes the second factor of an administrator who lost telephone and
 * codes, when no other administrator can do it.
 */
export const handler = jobHandler('reset-second-factor', async (event): Promise<{ done: true }> => {
  const { email } = wish.parse(event);
  const subjectId = await findAddressOwner(normalizeEmail(email));
  if (subjectId === undefined) throw new AppError('NOT_FOUND');
  const act = { action: 'reset-second-factor', actorId: OPERATOR, subjectId } as const;
  await audited(act, systemClock, () => resetFactor(subjectId));
  return { done: true };
});
