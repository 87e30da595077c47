import { resetFactor } from '#functions/core/accounts/second-factor/end-factor.ts';
import { audited } from '#functions/core/administration/audited.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import * as contracts from '#shared/contracts/admin.ts';
import { AppError } from '#shared/errors/app-error.ts';

export const resetSecondFactorEndpoint = endpoint(
  contracts.resetSecondFactor,
  async ({ caller: { userId: actorId }, params: { id: subjectId } }) => {
    if (actorId === subjectId) {
      throw new AppError('CONFLICT', { message: 'Własne kody zmienisz w ustawieniach konta.' });
    }
    const act = { action: 'reset-second-factor', actorId, subjectId } as const;
    await audited(act, systemClock, () => resetFactor(subjectId));
    return { message: 'Drugi składnik logowania tej osoby został usunięty.' };
  },
);
