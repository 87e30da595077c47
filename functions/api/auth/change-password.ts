import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { changePassword as setNewPassword } from '#functions/core/accounts/change-password.ts';
import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { changePassword } from '#shared/contracts/auth.ts';

export async function changePasswordEndpoint(event: APIGatewayProxyEventV2) {
  const { user } = await requireUser(event);
  const { body } = parseRequest(changePassword, event);
  const token = await setNewPassword(user, body);
  return answer(changePassword, { message: 'Hasło zostało pomyślnie zmienione.', token });
}
