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
  const answer = await fetch(url);
  const chunks: Chunk[] = [];
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    chunks.push({ text: decoder.decode(bytes), atMs: performance.now() });
  }
  return chunks;
}

const arrivalOf = (chunks: readonly Chunk[], text: string) =>
  chunks.find((chunk) => chunk.text.includes(text))?.atMs ?? Number.POSITIVE_INFINITY;

/** A handler that writes words half a second apart, and when it wrote which: what arrives is compared with that. */
function speaker(words: readonly string[], headPauseMs: number) {
  const wroteAt: Record<string, number> = {};
  const handler: Handler = async (raw) => {
    const stream = awslambda.HttpResponseStream.from(raw, head);
    if (headPauseMs > 0) await pause(headPauseMs);
    for (const word of words) {
      wroteAt[word.slice(0, 5)] = performance.now();
      stream.write(word);
      await pause(500);
    }
    wroteAt.end = performance.now();
  };
  return { handler, wroteAt };
}

test('held back, a small write arrives only with the next one', async () => {
  const { handler, wroteAt } = speaker(['one__', 'two__'], 50);
  const chunks = await chunksOf(await serve(handler, true));
  expect(arrivalOf(chunks, 'one__')).toBeGreaterThan(wroteAt.two__ ?? 0);
  expect(arrivalOf(chunks, 'two__')).toBeGreaterThan(wroteAt.end ?? 0);
});

test('not held back, every write arrives before the next', async () => {
  const { handler, wroteAt } = speaker(['one__', 'two__'], 50);
  const chunks = await chunksOf(await serve(handler, false));
  expect(arrivalOf(chunks, 'one__')).toBeLessThan(wroteAt.two__ ?? 0);
  expect(arrivalOf(chunks, 'two__')).toBeLessThan(wroteAt.end ?? 0);
});

test('a first write too close to the prelude holds everything to the end', async () => {
  const { handler, wroteAt } = speaker(['one__', 'two__', 'three'], 0);
  const chunks = await chunksOf(await serve(handler, true));
  expect(arrivalOf(chunks, 'one__')).toBeGreaterThan(wroteAt.end ?? 0);
});

test('a large write leaves at once', async () => {
  const { handler, wroteAt } = speaker(['x'.repeat(20_000)], 50);
  const chunks = await chunksOf(await serve(handler, true));
  expect(chunks[0]?.atMs).toBeLessThan(wroteAt.end ?? 0);
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

test("the product's events come through, each before the next is due", async () => {
  const { writeEvents } = await import('#functions/stream/analyze/event-stream.ts');
  const statuses = ['accepted', 'classifying', 'completed'];
  const yieldedAt: number[] = [];
  async function* events(): AsyncGenerator<AnalysisEvent> {
    for (const [index, status] of statuses.entries()) {
      yieldedAt.push(performance.now());
      yield { status, progress: index, result: null, error: null } as AnalysisEvent; // only the timing matters
      await pause(600);
    }
    yieldedAt.push(performance.now());
  }
  const product: Handler = (raw) =>
    writeEvents(awslambda.HttpResponseStream.from(raw, head), events());
  const chunks = await chunksOf(await serve(product, true));

  for (const [index, status] of statuses.entries()) {
    const arrived = arrivalOf(chunks, status);
    expect(arrived).toBeLessThan(yieldedAt[index + 1] ?? 0);
  }
});
