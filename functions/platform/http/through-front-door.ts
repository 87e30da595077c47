import { hash, timingSafeEqual } from 'node:crypto';
import type middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

import { env } from '#functions/platform/env.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** The header in which CloudFront shows the API that a request came through it (`infra/constructs/origin-proof.ts`). */
const PROOF_HEADER = 'x-origin-proof';

/**
 * Refuses requests that did not come through CloudFront: the HTTP API's own address is public, and its
 * callers could claim any viewer address and bypass the web ACL. The previous proof is accepted too, because
 * CloudFront still sends it from some places. When the stage sets no `ORIGIN_PROOF` (the
 * local cloud) every request passes.
 */
export function throughFrontDoor(): middy.MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2
> {
  return {
    before: ({ event }) => {
      const wanted = env('ORIGIN_PROOF');
      if (wanted === undefined) return;
      const given = event.headers[PROOF_HEADER] ?? '';
      const before = env('ORIGIN_PROOF_BEFORE') ?? wanted;
      if (!isSame(given, wanted) && !isSame(given, before)) throw new AppError('FORBIDDEN');
    },
  };
}

function isSame(given: string, wanted: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', wanted, 'buffer'));
}
