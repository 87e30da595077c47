import { signOutEverywhere } from '#functions/core/accounts/sign-out.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/auth.ts';

export const logoutEverywhereEndpoint = endpoint(contracts.logoutEverywhere, ({ caller }) =>
  signOutEverywhere(caller.userId),
);
