import { audited } from '#functions/core/administration/audited.ts';
import { triggerReset } from '#functions/core/administration/trigger-reset.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import * as contracts from '#shared/contracts/admin.ts';

export const triggerResetEndpoint = endpoint(contracts.triggerReset, async ({ caller, params }) => {
  const ids = { actorId: caller.userId, subjectId: params.id };
  await audited({ action: 'trigger-reset', ...ids }, systemClock, () => triggerReset(params.id));
  return { message: 'Wysłano e-mail do resetowania hasła.' };
});
