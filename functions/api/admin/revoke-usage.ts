import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireAdmin } from '#functions/core/accounts/token-guard.ts';
import { audited } from '#functions/core/administration/audited.ts';
import { revokeUsage as revoke } from '#functions/core/administration/revoke-usage.ts';
import { parseUsageId } from '#functions/core/administration/usage-id.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { revokeUsage } from '#shared/contracts/admin.ts';

export async function revokeUsageEndpoint(event: APIGatewayProxyEventV2) {
  const { userId: actorId } = await requireAdmin(event);
  const { params } = parseRequest(revokeUsage, event);
  const usage = parseUsageId(params.usageId);
  const { userId: subjectId, packageId } = usage;
  const act = { action: 'revoke-usage', actorId, subjectId, packageId } as const;
  await audited(act, systemClock, () => revoke(usage));
  return answer(revokeUsage, { message: 'Przydział analiz został cofnięty.' });
}
