import type middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

import { isColdStart } from '#functions/platform/cold-start.ts';
import { logger } from '#functions/platform/logger.ts';

type Serve = middy.MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>;

/**
 * One line per request, however it ends: the call, the status, the duration. The path with its parameters,
 * the query and the caller's address are left out. First in the chain, so that it runs last.
 */
export function requestLog(route?: string): Serve {
  const begun = new WeakMap<object, { at: number; cold: boolean }>();
  const tell = ({ event, response }: Parameters<NonNullable<Serve['after']>>[0]) => {
    const { at, cold } = begun.get(event) ?? { at: performance.now(), cold: false };
    logger.info('request', {
      requestId: event.requestContext.requestId,
      route: route ?? event.routeKey,
      method: event.requestContext.http.method,
      status: response?.statusCode ?? 500,
      ms: Math.round(performance.now() - at),
      cold,
    });
  };
  return {
    before: ({ event }) => {
      begun.set(event, { at: performance.now(), cold: isColdStart() });
    },
    after: tell,
    onError: tell,
  };
}
