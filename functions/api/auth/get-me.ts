import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { toAccount } from '#functions/core/accounts/user.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { getMe } from '#shared/contracts/auth.ts';

export async function getMeEndpoint(event: APIGatewayProxyEventV2) {
  const { user } = await requireUser(event);
  return answer(getMe, toAccount(user));
}
