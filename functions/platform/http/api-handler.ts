import middy from '@middy/core';
import httpRouter, { type Route } from '@middy/http-router';
import httpSecurityHeaders from '@middy/http-security-headers';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

import type { Contract } from '#shared/contracts/contract.ts';

import { errorResponder } from './error-responder.ts';
import { requestLog } from './request-log.ts';
import { throughFrontDoor } from './through-front-door.ts';

/** A route and the function that serves it (`functions/edge/endpoint.ts` makes them). */
export type ServedCall = Pick<Contract, 'method' | 'path'> & {
  handler: (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;
};

/** One endpoint group's Lambda: routes by contract, one error answer, security headers on all of them. */
export function apiHandler(calls: readonly ServedCall[]) {
  const routes: Route<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>[] = [...calls];
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(requestLog())
    .use(httpSecurityHeaders())
    .use(errorResponder()) // last in, first to see an error: the headers above are added to its answer
    .use(throughFrontDoor())
    .handler(httpRouter(routes));
}
