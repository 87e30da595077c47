import { createServer, type ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

import { afterEach, beforeAll, expect, test } from 'vitest';

import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';
import { installAwsLambda } from '#localstack/runtime/aws-lambda.ts';
import { StreamResponse } from '#localstack/runtime/stream-response.ts';
import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';

type Handler = (stream: Writable) => Promise<void>;
type Chunk = { text: string; atMs: number };

const closing: (() => Promise<void>)[] = [];
const head = { statusCode: 200, headers: { 'content-type': 'text/event-stream' } };

beforeAll(installAwsLambda);
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Serves a handler as a function URL and reads its answer chunk by chunk. */
async function serve(handler: Handler, holdBack: boolean): Promise<string> {
  const server = createServer((_request, response: ServerResponse) => {
    const stream = new StreamResponse(response, { holdBack });
    void handler(stream).finally(() => {
      if (!stream.writableEnded) stream.end();
    });
  });
  await listenOnLoopback(server);
  closing.push(() => closeServer(server));
  return endpointOf(server);
}

async function chunksOf(url: string): Promise<Chunk[]> {
  const began = performance.now();
  const answer = await fetch(url);
  const chunks: Chunk[] = [];
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    chunks.push({ text: decoder.decode(bytes), atMs: performance.now() - began });
  }
  return chunks;
}

const arrivalOf = (chunks: readonly Chunk[], text: string) =>
  chunks.find((chunk) => chunk.text.includes(text))?.atMs ?? Number.POSITIVE_INFINITY;

const careless: Handler = async (raw) => {
  const stream = awslambda.HttpResponseStream.from(raw, head);
  await pause(50);
  stream.write('data: one\n\n');
  await pause(300);
  stream.write('data: two\n\n');
  await pause(300);
};

test('held back, a small write arrives only with the next one', async () => {
  const chunks = await chunksOf(await serve(careless, true));
  expect(arrivalOf(chunks, 'one')).toBeGreaterThan(300);
  expect(arrivalOf(chunks, 'two')).toBeGreaterThan(600);
});

test('not held back, every write arrives at once', async () => {
  const chunks = await chunksOf(await serve(careless, false));
  expect(arrivalOf(chunks, 'one')).toBeLessThan(280);
  expect(arrivalOf(chunks, 'two')).toBeLessThan(580);
});

test('held back, a first write right after the prelude blocks everything to the end', async () => {
  const hasty: Handler = async (raw) => {
    const stream = awslambda.HttpResponseStream.from(raw, head);
    for (const word of ['one', 'two', 'three']) {
      stream.write(`data: ${word}\n\n`);
      await pause(150);
    }
  };
  const chunks = await chunksOf(await serve(hasty, true));
  expect(arrivalOf(chunks, 'one')).toBeGreaterThan(400);
});

test('a large write leaves at once', async () => {
  const large: Handler = async (raw) => {
    const stream = awslambda.HttpResponseStream.from(raw, head);
    await pause(50);
    stream.write('x'.repeat(20_000));
    await pause(400);
  };
  const chunks = await chunksOf(await serve(large, true));
  expect(chunks[0]?.atMs).toBeLessThan(350);
});

test('the prelude decides status, headers and cookies', async () => {
  const refusing: Handler = (raw) => {
    const stream = awslambda.HttpResponseStream.from(raw, {
      statusCode: 401,
      headers: { 'Content-Type': 'application/json' },
      cookies: ['a=1', 'b=2'],
    });
    stream.end('{"message":"nie"}');
    return Promise.resolve();
  };
  const answer = await fetch(await serve(refusing, true));
  expect(answer.status).toBe(401);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.json()).toEqual({ message: 'nie' });
});

test('a reader that leaves does not stop the handler, as on Lambda', async () => {
  const { promise: finished, resolve } = Promise.withResolvers<boolean>();
  const patient: Handler = async (raw) => {
    const stream = awslambda.HttpResponseStream.from(raw, head);
    await pause(50);
    for (let count = 0; count < 20; count += 1) {
      stream.write('data: x\n\n');
      await pause(20);
    }
    stream.end();
    resolve(stream.destroyed);
  };
  const leaving = new AbortController();
  const answer = await fetch(await serve(patient, true), { signal: leaving.signal });
  leaving.abort();
  await answer.body?.cancel().catch(() => undefined);
  await expect(finished).resolves.toBe(false);
});

test("the product's events come through with no gap over a second, each before the next is due", async () => {
  const { writeEvents } = await import('#functions/stream/analyze/event-stream.ts');
  const statuses = ['accepted', 'classifying', 'completed'];
  async function* events(): AsyncGenerator<AnalysisEvent> {
    for (const [index, status] of statuses.entries()) {
      yield { status, progress: index, result: null, error: null } as AnalysisEvent; // only the timing matters
      await pause(600);
    }
  }
  const product: Handler = (raw) =>
    writeEvents(awslambda.HttpResponseStream.from(raw, head), events());
  const chunks = await chunksOf(await serve(product, true));

  for (const [index, status] of statuses.entries()) {
    expect(arrivalOf(chunks, status)).toBeLessThan(index * 600 + 500);
  }
  const gaps = chunks.slice(1).map(({ atMs }, index) => atMs - (chunks[index]?.atMs ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(1_000);
});
