import { audited } from '#functions/core/administration/audited.ts';
import { revokeUsage } from '#functions/core/administration/revoke-usage.ts';
import { parseUsageId } from '#functions/core/administration/usage-id.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import { systemClock } from '#functions/platform/clock.ts';
import * as contracts from '#shared/contracts/admin.ts';

export const revokeUsageEndpoint = endpoint(contracts.revokeUsage, async ({ caller, params }) => {
  const usage = parseUsageId(params.usageId);
  const { userId: subjectId, packageId } = usage;
  const act = { action: 'revoke-usage', actorId: caller.userId, subjectId, packageId } as const;
  await audited(act, systemClock, () => revokeUsage(usage));
  return { message: 'Przydział analiz został cofnięty.' };
});
