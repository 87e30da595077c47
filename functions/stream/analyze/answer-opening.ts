import middy from '@middy/core';
import httpSecurityHeaders from '@middy/http-security-headers';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';

import type { OpenedAnalysis } from '#functions/core/analysis/open-analysis.ts';
import { errorResponder } from '#functions/platform/http/error-responder.ts';
import { requestLog } from '#functions/platform/http/request-log.ts';
import { analyzeStream } from '#shared/contracts/analyze.ts';

import { eventStreamHead, type StreamHead } from './event-stream.ts';
import { openStream } from './open-stream.ts';

/** How a stream begins: with an analysis to follow, or with the complete answer of a refusal. */
type Opening = { opened: OpenedAnalysis | undefined; head: StreamHead; body: string };

/**
 * Opens the analysis through the chain of every other call. A Lambda stream returns no answer, so the chain
 * produces the head, and the events follow it.
 */
export async function answerOpening(
  event: APIGatewayProxyEventV2,
  context: Context,
): Promise<Opening> {
  let opened: OpenedAnalysis | undefined;
  const open = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(requestLog(`${analyzeStream.method} ${analyzeStream.path}`))
    .use(httpSecurityHeaders())
    .use(errorResponder())
    .handler(async () => {
      opened = await openStream(event);
      return { ...eventStreamHead };
    });
  const { statusCode = 500, headers, body = '' } = await open(event, context);
  const allow = statusCode === 405 ? { allow: analyzeStream.method } : {};
  return { opened, head: { statusCode, headers: { ...texts(headers), ...allow } }, body };
}

function texts(headers: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}
