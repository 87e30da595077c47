import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { forgotPassword as mailResetLink } from '#functions/core/accounts/forgot-password.ts';
import { callerAddress, parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { forgotPassword } from '#shared/contracts/auth.ts';

export async function forgotPasswordEndpoint(event: APIGatewayProxyEventV2) {
  const { body } = parseRequest(forgotPassword, event);
  await mailResetLink({ ...body, address: callerAddress(event) });
  return answer(forgotPassword, {
    message:
      'Jeśli konto o podanym adresie e-mail istnieje, wysłaliśmy na nie link do zresetowania hasła.',
  });
}
