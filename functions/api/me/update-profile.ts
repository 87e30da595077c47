import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { updateProfile as saveNames } from '#functions/core/accounts/update-profile.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { updateProfile } from '#shared/contracts/me.ts';

export async function updateProfileEndpoint(event: APIGatewayProxyEventV2) {
  const { userId } = await requireUser(event);
  const { body } = parseRequest(updateProfile, event);
  return answer(updateProfile, await saveNames(userId, body));
}
