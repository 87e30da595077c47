import { resetPassword } from '#functions/core/accounts/passwords/reset-password.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/auth.ts';

export const resetPasswordEndpoint = endpoint(contracts.resetPassword, async ({ params, body }) => {
  await resetPassword({ ...params, ...body });
  return { message: 'Hasło zostało pomyślnie zmienione.' };
});
