import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { resetPassword as setByLink } from '#functions/core/accounts/reset-password.ts';
import { callerAddress, parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { resetPassword } from '#shared/contracts/auth.ts';

export async function resetPasswordEndpoint(event: APIGatewayProxyEventV2) {
  const { params, body } = parseRequest(resetPassword, event);
  await setByLink({ ...params, ...body, address: callerAddress(event) });
  return answer(resetPassword, { message: 'Hasło zostało pomyślnie zmienione.' });
}
