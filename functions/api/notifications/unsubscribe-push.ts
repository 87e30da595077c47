import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { requireUser } from '#functions/core/accounts/token-guard.ts';
import { unsubscribe } from '#functions/core/notifications/subscribe.ts';
import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import { parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { unsubscribePush } from '#shared/contracts/notifications.ts';

export async function unsubscribePushEndpoint(event: APIGatewayProxyEventV2) {
  const { userId } = await requireUser(event);
  const { body } = parseRequest(unsubscribePush, event);
  await enforceLimit('notifications', userId);
  await unsubscribe(userId, body.endpoint);
  return answer(unsubscribePush, { message: 'Powiadomienia zostały wyłączone.' });
}
