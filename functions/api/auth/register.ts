import { register } from '#functions/core/accounts/register.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/auth.ts';

export const registerEndpoint = endpoint(contracts.register, async ({ body, address }) => {
  await register({ ...body, address });
  return {
    message:
      'Sprawdź swoją skrzynkę e-mail. Wysłaliśmy na nią wiadomość z linkiem, którym potwierdzisz adres i aktywujesz konto.',
  };
});
