import { forgotPassword } from '#functions/core/accounts/passwords/forgot-password.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/auth.ts';

export const forgotPasswordEndpoint = endpoint(
  contracts.forgotPassword,
  async ({ body, address }) => {
    await forgotPassword({ ...body, address });
    return {
      message:
        'Jeśli konto o podanym adresie e-mail istnieje, wysłaliśmy na nie link do zresetowania hasła.',
    };
  },
);
