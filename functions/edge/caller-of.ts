import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import {
  adminOf,
  type SignedIn,
  type TicketOwner,
  ticketOwnerOf,
  userOf,
} from '#functions/core/accounts/token-guard.ts';
import { bearerToken, noToken } from '#functions/platform/http/request.ts';
import type { Contract } from '#shared/contracts/contract.ts';

/** The caller of a call; throws `UNAUTHENTICATED` or `FORBIDDEN` when the contract requires another one. */
export async function callerOf(
  { auth, opensWhile }: Contract,
  event: APIGatewayProxyEventV2,
): Promise<SignedIn | TicketOwner | undefined> {
  switch (auth) {
    case 'none':
      return undefined;
    case 'user':
      return userOf(bearerToken(event), opensWhile);
    case 'admin':
      return adminOf(bearerToken(event), opensWhile);
    case 'ticket': {
      const token = event.queryStringParameters?.token;
      if (!token) throw noToken();
      return ticketOwnerOf(token);
    }
  }
}
