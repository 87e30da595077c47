import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

import { analyze } from '#functions/core/analysis/analyze.ts';
import type { OpenedAnalysis } from '#functions/core/analysis/open-analysis.ts';
import { errorAnswer } from '#functions/platform/http/error-responder.ts';
import { analyzeStream } from '#shared/contracts/analyze.ts';

import {
  eventStreamHead,
  outliveReader,
  type StreamHead,
  writeEvents,
  writeJson,
} from './event-stream.ts';
import { openStream } from './open-stream.ts';
import { securityHeaders } from './security-headers.ts';

/** `GET /api/analyze-stream`: a status with JSON until the analysis is open, events from then on. */
export const handler = awslambda.streamifyResponse(
  async (event: APIGatewayProxyEventV2, raw, context): Promise<void> => {
    outliveReader(raw);
    let opened: OpenedAnalysis;
    try {
      opened = await openStream(event);
    } catch (error) {
      const { statusCode = 500, headers, body = '' } = errorAnswer(error, requestId(event));
      const allow = statusCode === 405 ? { allow: analyzeStream.method } : {};
      writeJson(begin(raw, { statusCode, headers: { ...stringHeaders(headers), ...allow } }), body);
      return;
    }
    const events = analyze(opened, { timeLeftMs: () => timeLeft(context) });
    await writeEvents(begin(raw, eventStreamHead), events);
  },
);

function begin(raw: awslambda.HttpResponseStream, { statusCode, headers }: StreamHead) {
  return awslambda.HttpResponseStream.from(raw, {
    statusCode,
    headers: { ...securityHeaders, ...headers },
  });
}

function requestId(event: APIGatewayProxyEventV2): string {
  return event.requestContext.requestId;
}

function timeLeft(context: Context): number {
  return context.getRemainingTimeInMillis();
}

function stringHeaders(headers: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
