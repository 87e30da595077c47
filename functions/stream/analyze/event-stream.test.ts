import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';

import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';

import { outliveReader, type ResponseStream, writeEvents } from './event-stream.ts';

/** Timers may fire a little early. */
const EARLY_MS = 5;

const event = (progress: number): AnalysisEvent => ({
  status: 'classifying',
  progress,
  result: null,
  error: null,
});

function collected() {
  const stream = new PassThrough();
  const chunks: string[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString('utf-8')));
  return { chunks, stream: stream as unknown as ResponseStream }; // only its Writable side is used
}

async function* slowly(events: number, pauseMs: number) {
  for (let index = 1; index <= events; index += 1) {
    await delay(pauseMs);
    yield event(30 + index);
  }
}

test('each event is one data line, pushed out by a comment, and the stream ends', async () => {
  const { stream, chunks } = collected();
  await writeEvents(stream, slowly(2, 1), { headPauseMs: 1, heartbeatMs: 8_000 });
  await delay(5);
  expect(chunks.join('')).toBe(
    ':\n\n' +
      [31, 32].map((progress) => `data: ${JSON.stringify(event(progress))}\n\n:\n\n`).join(''),
  );
  expect(stream.writableEnded).toBe(true);
});

test('the first byte waits until the head has left', async () => {
  const { stream } = collected();
  const startedAt = performance.now();
  let firstAt = 0;
  stream.once('data', () => (firstAt = performance.now()));
  await writeEvents(stream, slowly(1, 0), { headPauseMs: 30, heartbeatMs: 8_000 });
  await delay(5);
  expect(firstAt - startedAt).toBeGreaterThanOrEqual(30 - EARLY_MS);
});

test('silence is filled with comments', async () => {
  const { stream, chunks } = collected();
  async function* silent() {
    while (chunks.length < 4) await delay(5); // the comments come even on a slow machine
    yield event(31);
  }
  await writeEvents(stream, silent(), { headPauseMs: 1, heartbeatMs: 20 });
  await delay(5);
  expect(chunks.filter((chunk) => chunk === ':\n\n').length).toBeGreaterThan(3);
});

test('events are consumed to their end when the reader has left', async () => {
  const { stream } = collected();
  outliveReader(stream);
  let consumed = 0;
  async function* counted() {
    for await (const item of slowly(5, 2)) {
      consumed += 1;
      yield item;
    }
  }
  const writing = writeEvents(stream, counted(), { headPauseMs: 1, heartbeatMs: 5 });
  stream.destroy(new Error('gone'));
  await writing;
  expect(consumed).toBe(5);
});

test('the stream ends also when its events break', async () => {
  const { stream } = collected();
  async function* broken() {
    await delay(1);
    yield event(5);
    throw new Error('broken');
  }
  await expect(writeEvents(stream, broken())).rejects.toThrow('broken');
  expect(stream.writableEnded).toBe(true);
});
