import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { subscribe } from '#functions/core/notifications/subscribe.ts';
import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { subscribePush } from '#shared/contracts/notifications.ts';

export async function subscribePushEndpoint(event: APIGatewayProxyEventV2) {
  const { userId } = await requireUser(event);
  const { body } = parseRequest(subscribePush, event);
  await enforceLimit('notifications', userId);
  await subscribe(userId, body);
  return answer(subscribePush, { message: 'Powiadomienia zostały włączone!' });
}
