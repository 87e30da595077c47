import { changePassword } from '#functions/core/accounts/passwords/change-password.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/auth.ts';

export const changePasswordEndpoint = endpoint(
  contracts.changePassword,
  async ({ caller, body }) => {
    const token = await changePassword(caller.user, body);
    return { message: 'Hasło zostało pomyślnie zmienione.', token };
  },
);
