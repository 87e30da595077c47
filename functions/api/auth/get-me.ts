import { toAccount } from '#functions/core/accounts/user.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/auth.ts';

export const getMeEndpoint = endpoint(contracts.getMe, ({ caller }) =>
  Promise.resolve(toAccount(caller.user, caller.owed)),
);
