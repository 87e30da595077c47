import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { register as askForAccount } from '#functions/core/accounts/register.ts';
import { callerAddress, parseRequest } from '#functions/platform/http/request.ts';
import { answer } from '#functions/platform/http/respond.ts';
import { register } from '#shared/contracts/auth.ts';

export async function registerEndpoint(event: APIGatewayProxyEventV2) {
  const { body } = parseRequest(register, event);
  await askForAccount({ ...body, address: callerAddress(event) });
  return answer(register, {
    message:
      'Sprawdź swoją skrzynkę e-mail. Wysłaliśmy na nią wiadomość z linkiem, którym potwierdzisz adres i aktywujesz konto.',
  });
}
