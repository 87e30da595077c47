import { audited } from '#functions/core/administration/audited.ts';
import { grantUsage } from '#functions/core/administration/grant-usage.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import * as contracts from '#shared/contracts/admin.ts';

export const grantUsageEndpoint = endpoint(
  contracts.grantUsage,
  async ({ caller, params, body }) => {
    const ids = { actorId: caller.userId, subjectId: params.id };
    const act = { action: 'grant-usage', ...ids, ...body } as const;
    await audited(act, systemClock, () => grantUsage(params.id, body));
    return { message: 'Pomyślnie przyznano dodatkowe analizy.' };
  },
);
