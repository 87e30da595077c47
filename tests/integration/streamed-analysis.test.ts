import { createServer } from 'node:http';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';
import { installAwsLambda } from '#localstack/runtime/aws-lambda.ts';
import { StreamResponse } from '#localstack/runtime/stream-response.ts';
import { analyzeStream } from '#shared/contracts/analyze.ts';
import {
  type AnalysisProduct,
  letter,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';
import { arrives } from '#tests/support/arrives.ts';
import { httpEvent } from '#tests/support/http-event.ts';
import { answersD20 } from '#tests/support/scripted-answers.ts';

const STATUS = /data: \{"status":"(\w+)"/g;

let product: AnalysisProduct;

beforeAll(async () => {
  installAwsLambda();
  product = await startAnalysisProduct();
});
afterAll(() => product.close());

const statusesIn = (text: string) => [...text.matchAll(STATUS)].map(([, status = '']) => status);

/** Lambda's stream at its worst, which records what the handler wrote. */
class RecordingResponse extends StreamResponse {
  readonly written: string[] = [];
  override _write(chunk: Buffer, encoding: BufferEncoding, done: () => void): void {
    this.written.push(...statusesIn(chunk.toString('utf-8')));
    super._write(chunk, encoding, done);
  }
}

test('the events of a real analysis are read before the model answers, although Lambda holds back what it can', async () => {
  const { handler } = await import('#functions/stream/analyze/handler.ts');
  const person = await product.newPerson();
  const text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
  const { fileId, ticket } = await product.uploaded(person, text);
  const query = { fileIds: fileId, token: ticket, originalNames: 'pismo.txt', language: 'pl' };

  let written: readonly string[] = [];
  let received = '';
  const isRead = () => written.length > 0 && statusesIn(received).length === written.length;
  const readAtQuestions: number[] = [];
  /** The second round is asked while its status is on its way; it is answered when the reader has it. */
  const isReadOn = () => isRead() && statusesIn(received).length > (readAtQuestions[0] ?? 0);
  let heldBack = 0;
  product.model.otherwise(async (response, request) => {
    const isAwaited = request.name === 'classification' ? isRead : isReadOn;
    if (!(await arrives(isAwaited))) heldBack += 1;
    readAtQuestions.push(statusesIn(received).length);
    answersD20(response, request);
  });
  const server = createServer((_request, response) => {
    const stream = new RecordingResponse(response, { holdBack: true });
    written = stream.written;
    const context = { getRemainingTimeInMillis: () => 75_000 } as Context; // all that is read of it
    const raw = stream as unknown as awslambda.HttpResponseStream; // what the runtime hands over
    void handler(httpEvent(analyzeStream, { query }), raw, context);
  });
  await listenOnLoopback(server);

  const decoder = new TextDecoder();
  const answer = await fetch(endpointOf(server));
  for await (const bytes of answer.body ?? []) received += decoder.decode(bytes, { stream: true });
  await closeServer(server);

  const read = statusesIn(received);
  expect(heldBack).toBe(0);
  expect(read).toEqual(written);
  expect(read.at(-1)).toBe('completed');
  expect(read.length).toBeGreaterThan(3);
  // They did not arrive together.
  expect(new Set(readAtQuestions).size).toBeGreaterThan(1);
  expect(Math.max(...readAtQuestions)).toBeLessThan(read.length);
});
