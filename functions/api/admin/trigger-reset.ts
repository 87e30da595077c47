import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireAdmin } from '#functions/core/accounts/token-guard.ts';
import { audited } from '#functions/core/administration/audited.ts';
import { triggerReset as mailLink } from '#functions/core/administration/trigger-reset.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { triggerReset } from '#shared/contracts/admin.ts';

export async function triggerResetEndpoint(event: APIGatewayProxyEventV2) {
  const { userId: actorId } = await requireAdmin(event);
  const { params } = parseRequest(triggerReset, event);
  const act = { action: 'trigger-reset', actorId, subjectId: params.id } as const;
  await audited(act, systemClock, () => mailLink(params.id));
  return answer(triggerReset, { message: 'Wysłano e-mail do resetowania hasła.' });
}
