import { signOut } from '#functions/core/accounts/sign-out.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/auth.ts';

export const logoutEndpoint = endpoint(contracts.logout, async ({ caller }) => {
  if (caller.sessionId !== undefined) await signOut(caller.userId, caller.sessionId);
});
