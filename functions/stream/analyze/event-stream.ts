import { setTimeout as delay } from 'node:timers/promises';

import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';

/** Lambda may join the head to the first bytes and then hold everything back; a pause separates them. */
const pace = { headPauseMs: 50, heartbeatMs: 8_000 };
const COMMENT = ':\n\n';

export type StreamHead = { statusCode: number; headers: Record<string, string> };

/** The target of the events: Lambda's response stream. */
export type ResponseStream = awslambda.HttpResponseStream;

export const eventStreamHead: StreamHead = {
  statusCode: 200,
  headers: {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
  },
};

/**
 * Writes events as server-sent events to the end, whether or not anybody still reads them: a closed browser
 * does not stop the run. A comment after each event pushes it out of Lambda's buffer, and one every 8 s keeps
 * the connection alive.
 */
export async function writeEvents(
  stream: ResponseStream,
  events: AsyncIterable<AnalysisEvent>,
  { headPauseMs, heartbeatMs } = pace,
): Promise<void> {
  const write = (text: string) => {
    if (!stream.destroyed && !stream.writableEnded) stream.write(text);
  };
  const heartbeat = setInterval(() => write(COMMENT), heartbeatMs);
  const source = events[Symbol.asyncIterator]();
  try {
    // The work begins during the pause.
    let [next] = await Promise.all([source.next(), delay(headPauseMs)]);
    write(COMMENT);
    while (next.done !== true) {
      write(`data: ${JSON.stringify(next.value)}\n\n`);
      write(COMMENT);
      next = await source.next();
    }
  } finally {
    clearInterval(heartbeat);
    stream.end();
  }
}

/** A reader that leaves must not end the run through an unhandled stream error. */
export function outliveReader(stream: ResponseStream): void {
  stream.on('error', () => undefined);
}

/** One JSON answer instead of a stream. */
export function writeJson(stream: ResponseStream, body: string): void {
  stream.write(body);
  stream.end();
}
