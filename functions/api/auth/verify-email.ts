import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { verifyEmail as confirmAddress } from '#functions/core/accounts/verify-email.ts';
import { callerAddress, parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { verifyEmail } from '#shared/contracts/auth.ts';

export async function verifyEmailEndpoint(event: APIGatewayProxyEventV2) {
  const { params } = parseRequest(verifyEmail, event);
  return answer(verifyEmail, await confirmAddress({ ...params, address: callerAddress(event) }));
}
