import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

import type { SignedIn, TicketOwner } from '#functions/core/accounts/token-guard.ts';
import { enforceLimit } from '#functions/core/rate-limits/enforce-limit.ts';
import type { ServedCall } from '#functions/platform/http/api-handler.ts';
import {
  callerAddress,
  type ParsedRequest,
  parseRequest,
} from '#functions/platform/http/request.ts';
import { answer, compressed } from '#functions/platform/http/respond.ts';
import type { Contract, ResponseOf } from '#shared/contracts/contract.ts';

import { callerOf } from './caller-of.ts';

/** Who calls: nobody, somebody signed in, or the owner of a stream, as the contract's `auth` says. */
type CallerOf<C extends Contract> = C['auth'] extends 'none'
  ? undefined
  : C['auth'] extends 'ticket'
    ? TicketOwner
    : SignedIn;

/** A call that may be made: who makes it and what it asks, as its contract describes it. */
export type Call<C extends Contract> = ParsedRequest<C> & {
  caller: CallerOf<C>;
  /** The caller's network, for limits that a flow counts itself. */
  address: string;
  event: APIGatewayProxyEventV2;
};

type Head = {
  headers?: Readonly<Record<string, string>>;
  cookies?: readonly string[];
};

/** A body that goes out with headers or cookies of its own. */
export class Headed<Body> {
  readonly body: Body;
  readonly head: Head;

  constructor(body: Body, head: Head) {
    this.body = body;
    this.head = head;
  }
}

/** What an endpoint returns: the contract's body, or a ready answer where the contract redirects. */
type Outcome<C extends Contract> = C extends { successStatus: 302 }
  ? Promise<APIGatewayProxyStructuredResultV2>
  : C extends { successStatus: 204 }
    ? Promise<void>
    : Promise<ResponseOf<C> | Headed<ResponseOf<C>>>;

/**
 * One call, served as its contract says: sees who calls, counts the call, parses it, and answers with the
 * contract's status and schema. The handler is left with what is its own.
 */
export function endpoint<C extends Contract>(
  contract: C,
  handle: (call: Call<C>) => Outcome<C>,
): ServedCall {
  const serve = async (event: APIGatewayProxyEventV2) => {
    const call = await openCall(contract, event);
    return answered(contract, event, await handle(call));
  };
  return { method: contract.method, path: contract.path, handler: serve };
}

/** Everything that comes before an endpoint's own work, in this order: who, how often, what. */
export async function openCall<C extends Contract>(
  contract: C,
  event: APIGatewayProxyEventV2,
): Promise<Call<C>> {
  const caller = await callerOf(contract.auth, event);
  const address = callerAddress(event);
  if (contract.limit !== undefined) await enforceLimit(contract.limit, caller?.userId ?? address);
  const parsed = parseRequest(contract, event);
  return { ...parsed, caller: caller as CallerOf<C>, address, event }; // `callerOf` goes by the same `auth`
}

function answered<C extends Contract>(
  contract: C,
  event: APIGatewayProxyEventV2,
  outcome: Awaited<Outcome<C>>,
): APIGatewayProxyStructuredResultV2 {
  // A redirect's outcome is the answer itself, any other is the contract's body: `Outcome` says so.
  if (contract.successStatus === 302) return outcome as APIGatewayProxyStructuredResultV2;
  if (!(outcome instanceof Headed)) {
    return compressed(event, answer(contract, outcome as ResponseOf<C>));
  }
  const { body, head } = outcome as Headed<ResponseOf<C>>;
  const given = compressed(event, answer(contract, body));
  return {
    ...given,
    headers: { ...given.headers, ...head.headers },
    cookies: [...(head.cookies ?? [])],
  };
}
