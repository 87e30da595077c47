import middy from '@middy/core';
import httpRouter, { type Route } from '@middy/http-router';
import httpSecurityHeaders from '@middy/http-security-headers';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

import type { Contract } from '#shared/contracts/contract.ts';

import { errorResponder } from './error-responder.ts';
import { throughFrontDoor } from './through-front-door.ts';

export type Endpoint = (
  event: APIGatewayProxyEventV2,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** A contract and the function that serves it. */
export function endpoint(contract: Contract, handler: Endpoint) {
  return { ...contract, handler };
}

/** One endpoint group's Lambda: routes by contract, one error answer, security headers on all of them. */
export function apiHandler(endpoints: readonly (Contract & { handler: Endpoint })[]) {
  const routes: Route<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>[] = endpoints.map(
    ({ method, path, handler }) => ({ method, path, handler }),
  );
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(httpSecurityHeaders())
    .use(errorResponder()) // last in, first to see an error: the headers above are added to its answer
    .use(throughFrontDoor())
    .handler(httpRouter(routes));
}
