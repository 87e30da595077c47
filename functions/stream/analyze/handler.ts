import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

import { analyze } from '#functions/core/analysis/analyze.ts';
import { logger } from '#functions/platform/logger.ts';

import { answerOpening } from './answer-opening.ts';
import { outliveReader, writeEvents, writeJson } from './event-stream.ts';

/** `GET /api/analyze-stream`: a status with JSON until the analysis is open, then events. */
export const handler = awslambda.streamifyResponse(
  async (event: APIGatewayProxyEventV2, raw, context): Promise<void> => {
    outliveReader(raw);
    const { opened, head, body } = await answerOpening(event, context);
    const stream = awslambda.HttpResponseStream.from(raw, head);
    if (opened === undefined) {
      writeJson(stream, body);
      return;
    }
    const began = performance.now();
    await writeEvents(stream, analyze(opened, { timeLeftMs: () => timeLeft(context) }));
    const { requestId } = event.requestContext;
    logger.info('stream ended', { requestId, ms: Math.round(performance.now() - began) });
  },
);

function timeLeft(context: Context): number {
  return context.getRemainingTimeInMillis();
}
