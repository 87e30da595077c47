import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireAdmin } from '#functions/core/accounts/token-guard.ts';
import { audited } from '#functions/core/administration/audited.ts';
import { changeRole as setRole } from '#functions/core/administration/change-role.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { changeRole } from '#shared/contracts/admin.ts';

export async function changeRoleEndpoint(event: APIGatewayProxyEventV2) {
  const { userId: actorId } = await requireAdmin(event);
  const { params, body } = parseRequest(changeRole, event);
  const act = { action: 'change-role', actorId, subjectId: params.id, ...body } as const;
  await audited(act, systemClock, () => setRole(params.id, body.role));
  return answer(changeRole, { message: 'Rola użytkownika została zaktualizowana.' });
}
