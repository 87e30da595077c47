import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { login as signIn } from '#functions/core/accounts/login.ts';
import { callerAddress, parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { login } from '#shared/contracts/auth.ts';

export async function loginEndpoint(event: APIGatewayProxyEventV2) {
  const { body } = parseRequest(login, event);
  return answer(login, await signIn({ ...body, address: callerAddress(event) }));
}
