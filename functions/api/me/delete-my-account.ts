import { deleteMyAccount } from '#functions/core/flows/delete-my-account.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/me.ts';

export const deleteMyAccountEndpoint = endpoint(
  contracts.deleteMyAccount,
  async ({ caller, body }) => {
    await deleteMyAccount(caller.user, body.password);
    return { message: 'Twoje konto i wszystkie dane zostały usunięte.' };
  },
);
