import { login } from '#functions/core/flows/login.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/auth.ts';

export const loginEndpoint = endpoint(contracts.login, ({ body, address }) =>
  login({ ...body, address }),
);
