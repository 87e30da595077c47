import { createServer, type ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';
import { installAwsLambda } from '#localstack/runtime/aws-lambda.ts';
import { StreamResponse } from '#localstack/runtime/stream-response.ts';
import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';
import { arrives } from '#tests/support/arrives.ts';

type Handler = (stream: Writable) => Promise<void>;

const closing: (() => Promise<void>)[] = [];
const head = { statusCode: 200, headers: { 'content-type': 'text/event-stream' } };

beforeAll(installAwsLambda);
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Serves a handler as a function URL. */
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

/** A client of a function URL: `text` grows as the answer arrives. */
function newReader() {
  const decoder = new TextDecoder();
  const reader = {
    text: '',
    read: async (url: string) => {
      const answer = await fetch(url);
      for await (const bytes of answer.body ?? []) reader.text += decoder.decode(bytes);
    },
    /** Waits until the text has arrived; false when it does not come. */
    hears: (text: string) => arrives(() => reader.text.includes(text)),
  };
  return reader;
}

type Word = {
  word: string;
  /** What has to arrive before the next word; without it nothing may arrive in half a second. */
  brings?: string;
};

/** What a reader has after each word of a handler, and in the end. */
async function heardOf(words: readonly Word[], headPauseMs: number, holdBack: boolean) {
  const reader = newReader();
  const heard: string[] = [];
  const speaker: Handler = async (raw) => {
    const stream = awslambda.HttpResponseStream.from(raw, head);
    if (headPauseMs > 0) await pause(headPauseMs);
    for (const { word, brings } of words) {
      stream.write(word);
      await (brings === undefined ? pause(500) : reader.hears(brings));
      heard.push(reader.text);
    }
  };
  await reader.read(await serve(speaker, holdBack));
  return [...heard, reader.text];
}

test('held back, a small write arrives only with the next one', async () => {
  const words = [{ word: 'one__' }, { word: 'two__', brings: 'one__' }];
  expect(await heardOf(words, 50, true)).toEqual(['', 'one__', 'one__two__']);
});

test('not held back, every write arrives before the next', async () => {
  const words = [
    { word: 'one__', brings: 'one__' },
    { word: 'two__', brings: 'two__' },
  ];
  expect(await heardOf(words, 50, false)).toEqual(['one__', 'one__two__', 'one__two__']);
});

test('a first write too close to the prelude holds everything to the end', async () => {
  const words = [{ word: 'one__' }, { word: 'two__' }, { word: 'three' }];
  expect(await heardOf(words, 0, true)).toEqual(['', '', '', 'one__two__three']);
});

test('a large write leaves at once', async () => {
  const large = 'x'.repeat(20_000);
  expect(await heardOf([{ word: large, brings: large }], 50, true)).toEqual([large, large]);
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

test("the product's events come through, each before the next one", async () => {
  const { writeEvents } = await import('#functions/stream/analyze/event-stream.ts');
  const reader = newReader();
  const arrived: boolean[] = [];
  async function* events(): AsyncGenerator<AnalysisEvent> {
    for (const [index, status] of ['accepted', 'classifying', 'completed'].entries()) {
      yield { status, progress: index, result: null, error: null } as AnalysisEvent; // the rest is not read
      arrived.push(await reader.hears(status));
    }
  }
  const product: Handler = (raw) =>
    writeEvents(awslambda.HttpResponseStream.from(raw, head), events());
  await reader.read(await serve(product, true));
  expect(arrived).toEqual([true, true, true]);
});
