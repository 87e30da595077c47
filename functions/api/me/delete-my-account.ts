import { deleteMyAccount } from '#functions/core/flows/delete-my-account.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/me.ts';

const DONE = 'Twoje konto i wszystkie dane zostały usunięte.';
const UNDER_WAY =
  'Usuwanie Twojego konta trwa. Nie musisz nic więcej robić: potwierdzimy je wiadomością e-mail.';

export const deleteMyAccountEndpoint = endpoint(
  contracts.deleteMyAccount,
  async ({ caller, body }) => {
    const erasure = await deleteMyAccount(caller.user, body.password);
    return { message: erasure === 'done' ? DONE : UNDER_WAY };
  },
);
