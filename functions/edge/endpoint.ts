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

/** The caller: nobody, a signed-in user, or the owner of a stream, according to the contract's `auth`. */
type CallerOf<C extends Contract> = C['auth'] extends 'none'
  ? undefined
  : C['auth'] extends 'ticket'
    ? TicketOwner
    : SignedIn;

/** A permitted call: its caller and its content, typed by its contract. */
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

/** A body sent with its own headers or cookies. */
export class Headed<Body> {
  readonly body: Body;
  readonly head: Head;

  constructor(body: Body, head: Head) {
    this.body = body;
    this.head = head;
  }
}

/** What an endpoint returns: the contract's body, or a complete answer when the contract redirects. */
type Outcome<C extends Contract> = C extends { successStatus: 302 }
  ? Promise<APIGatewayProxyStructuredResultV2>
  : C extends { successStatus: 204 }
    ? Promise<void>
    : Promise<ResponseOf<C> | Headed<ResponseOf<C>>>;

/**
 * One call, served according to its contract: identifies the caller, counts the call, parses it, and answers
 * with the contract's status and schema. The handler only does its own work.
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

/** Everything before an endpoint's own work, in this order: the caller, the limit, the content. */
export async function openCall<C extends Contract>(
  contract: C,
  event: APIGatewayProxyEventV2,
): Promise<Call<C>> {
  const caller = await callerOf(contract, event);
  const address = callerAddress(event);
  if (contract.limit !== undefined) await enforceLimit(contract.limit, caller?.userId ?? address);
  const parsed = parseRequest(contract, event);
  return { ...parsed, caller: caller as CallerOf<C>, address, event }; // `callerOf` uses the same `auth`
}

function answered<C extends Contract>(
  contract: C,
  event: APIGatewayProxyEventV2,
  outcome: Awaited<Outcome<C>>,
): APIGatewayProxyStructuredResultV2 {
  // A redirect's outcome is the answer itself, any other is the contract's body: `Outcome` ensures it.
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
