import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireAdmin } from '#functions/core/accounts/token-guard.ts';
import { audited } from '#functions/core/administration/audited.ts';
import { grantUsage as grant } from '#functions/core/administration/grant-usage.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { grantUsage } from '#shared/contracts/admin.ts';

export async function grantUsageEndpoint(event: APIGatewayProxyEventV2) {
  const { userId: actorId } = await requireAdmin(event);
  const { params, body } = parseRequest(grantUsage, event);
  const act = { action: 'grant-usage', actorId, subjectId: params.id, ...body } as const;
  await audited(act, systemClock, () => grant(params.id, body));
  return answer(grantUsage, { message: 'Pomyślnie przyznano dodatkowe analizy.' });
}
