import { verifyEmail } from '#functions/core/flows/verify-email.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/auth.ts';

export const verifyEmailEndpoint = endpoint(contracts.verifyEmail, ({ params }) =>
  verifyEmail(params.token),
);
