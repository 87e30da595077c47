import type middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

import { logger } from '#functions/platform/logger.ts';
import { isOutage } from '#functions/platform/outage.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { json } from './respond.ts';

/** Seconds after which another attempt makes sense when one of our services is down. */
const OUTAGE_SECONDS = 5;

/**
 * Converts any thrown value into the answer for its code. Unknown errors become UNAVAILABLE when a service is
 * down and INTERNAL otherwise, logged once with the request id.
 */
export function errorAnswer(error: unknown, requestId: string): APIGatewayProxyStructuredResultV2 {
  const known = toAppError(error);
  const { message, code, status } = known;
  if (code === 'INTERNAL' || (code === 'UNAVAILABLE' && known !== error)) {
    logger.failure('request failed', error, { requestId, code });
  }
  const outage = code === 'UNAVAILABLE' ? OUTAGE_SECONDS : undefined;
  const retryAfterSeconds = known.retryAfterSeconds ?? outage;
  const answer = json(status, { message, code, requestId });
  if (retryAfterSeconds === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'retry-after': String(retryAfterSeconds) } };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // The router of middy throws http-errors: only its 404 is expected here.
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 404) return new AppError('ROUTE_NOT_FOUND', { cause: error });
  return new AppError(isOutage(error) ? 'UNAVAILABLE' : 'INTERNAL', { cause: error });
}

/** middy's final state of a failed request. */
export function errorResponder(): middy.MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2
> {
  return {
    onError: (request) => {
      request.response = errorAnswer(request.error, request.event.requestContext.requestId);
    },
  };
}
