import type { Context } from 'aws-lambda';

import type { handler as StreamHandler } from '#functions/stream/analyze/handler.ts';
import { installAwsLambda, LocalResponseStream } from '#localstack/runtime/aws-lambda.ts';
import { analyzeStream } from '#shared/contracts/analyze.ts';
import { type AnalysisEvent, analysisEvent } from '#shared/events/analysis-stream.ts';

import { httpEvent } from './http-event.ts';

type Prelude = { statusCode?: number; headers?: Record<string, string> };

/** Collects what a streaming handler writes, as a reader that never leaves would get it. */
class CollectedStream extends LocalResponseStream {
  prelude: Prelude = {};
  text = '';
  readonly #written: (chunk: string) => void;
  constructor(written: (chunk: string) => void) {
    super();
    this.#written = written;
  }
  override setPrelude(prelude: Prelude): void {
    this.prelude = prelude;
  }
  override setContentType(): void {
    throw new Error('The head says what the content is.');
  }
  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const text = chunk.toString('utf-8');
    this.text += text;
    this.#written(text);
    done();
  }
}

export type StreamAnswer = {
  status: number;
  headers: Record<string, string>;
  text: string;
  events: AnalysisEvent[];
  json: () => unknown;
};

export type StreamModule = { handler: typeof StreamHandler };
type StreamOptions = {
  readerLeaves?: boolean;
  method?: string;
  /** Headers the browser sends along. */
  sent?: Readonly<Record<string, string>>;
  load?: () => Promise<StreamModule>;
  /** Called immediately with everything the handler writes. */
  written?: (chunk: string) => void;
};

/** A `GET /api/analyze-stream` through the deployed handler. `readerLeaves` closes the connection immediately. */
export async function callStream(
  query: Record<string, string>,
  {
    readerLeaves = false,
    method = 'GET',
    sent = {},
    load = loadSource,
    written = () => undefined,
  }: StreamOptions = {},
): Promise<StreamAnswer> {
  installAwsLambda();
  const { handler } = await load();
  const stream = new CollectedStream(written);
  if (readerLeaves) setTimeout(() => stream.destroy(new Error('the reader left')), 5);
  const context = { getRemainingTimeInMillis: () => 75_000 } as Context; // the handler reads nothing else of it
  const raw = stream as unknown as awslambda.HttpResponseStream; // what the runtime hands to a handler
  const event = httpEvent(analyzeStream, { query, headers: sent });
  event.requestContext.http.method = method;
  await handler(event, raw, context);
  const { statusCode = 200, headers = {} } = stream.prelude;
  const { text } = stream;
  return {
    status: statusCode,
    headers,
    text,
    events: eventsOf(text),
    json: () => JSON.parse(text) as unknown,
  };
}

const loadSource = () => import('#functions/stream/analyze/handler.ts');

/** The events of a stream, each parsed by the contract. */
export function eventsOf(text: string): AnalysisEvent[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => analysisEvent.parse(JSON.parse(line.slice('data: '.length))));
}
