import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireAdmin } from '#functions/core/accounts/token-guard.ts';
import { audited } from '#functions/core/administration/audited.ts';
import { deleteUser as erase } from '#functions/core/administration/delete-user.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { deleteUser } from '#shared/contracts/admin.ts';

export async function deleteUserEndpoint(event: APIGatewayProxyEventV2) {
  const { userId: actorId } = await requireAdmin(event);
  const { params } = parseRequest(deleteUser, event);
  const act = { action: 'delete-user', actorId, subjectId: params.id } as const;
  await audited(act, systemClock, () => erase(params.id, actorId));
  return answer(deleteUser, { message: 'Użytkownik został pomyślnie usunięty.' });
}
