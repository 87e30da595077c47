import { login } from '#functions/core/flows/login.ts';
import { endpoint, Headed } from '#functions/edge/endpoint.ts';
import { cookieOf, hostCookie } from '#functions/platform/http/cookies.ts';
import { DEVICE_SECONDS } from '#functions/platform/identity/tokens.ts';
import * as contracts from '#shared/contracts/auth.ts';

const COOKIE = '__Host-listownik-device';

export const loginEndpoint = endpoint(contracts.login, async ({ body, address, event }) => {
  const known = cookieOf(event, COOKIE);
  const { session, device } = await login({ ...body, address, device: known });
  if (device === undefined) return session;
  return new Headed(session, { cookies: [hostCookie(COOKIE, device, DEVICE_SECONDS)] });
});
