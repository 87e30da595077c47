import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { deleteMyAccount as erase } from '#functions/core/accounts/delete-my-account.ts';
import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { deleteMyAccount } from '#shared/contracts/me.ts';

export async function deleteMyAccountEndpoint(event: APIGatewayProxyEventV2) {
  const { user } = await requireUser(event);
  const { body } = parseRequest(deleteMyAccount, event);
  await erase(user, body.password);
  return answer(deleteMyAccount, { message: 'Twoje konto i wszystkie dane zostały usunięte.' });
}
