import { createServer } from 'node:http';
import type { Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { paymentDemand } from '#infra/smoke/payment-demand.ts';
import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';
import { type ModelGateway, startModelGateway } from '#localstack/model-gateway/model-gateway.ts';
import { installAwsLambda } from '#localstack/runtime/aws-lambda.ts';
import { StreamResponse } from '#localstack/runtime/stream-response.ts';
import { analyzeStream } from '#shared/contracts/analyze.ts';
import { type AnalysisProduct, startAnalysisProduct } from '#tests/support/analysis-product.ts';
import { httpEvent } from '#tests/support/http-event.ts';

/** Long enough to tell the events before an answer of the model from those that follow each other at once. */
const MODEL_MS = 1_300;
const STATUS = /data: \{"status":"(\w+)"/g;

let gateway: ModelGateway;
let product: AnalysisProduct;

beforeAll(async () => {
  installAwsLambda();
  gateway = await startModelGateway({ latencyMs: MODEL_MS });
  product = await startAnalysisProduct({
    environment: { MODEL_BASE_URL: gateway.baseUrl, MODEL_NAMES: 'listownik-rules' },
  });
});
afterAll(async () => {
  await product.close();
  await gateway.close();
});

type Seen = { status: string; atMs: number };

function statusesIn(text: string, atMs: number): Seen[] {
  return [...text.matchAll(STATUS)].map(([, status = '']) => ({ status, atMs }));
}

/** Lambda's stream, unkind as ever, that remembers when the handler wrote what. */
class ClockedResponse extends StreamResponse {
  readonly written: Seen[] = [];
  override _write(chunk: Buffer, encoding: BufferEncoding, done: () => void): void {
    this.written.push(...statusesIn(chunk.toString('utf-8'), performance.now()));
    super._write(chunk, encoding, done);
  }
}

test('an event of a real analysis is read before the model has answered, though Lambda holds back what it can', async () => {
  const { handler } = await import('#functions/stream/analyze/handler.ts');
  const person = await product.newPerson();
  const { fileId, ticket } = await product.uploaded(person, paymentDemand);
  const query = { fileIds: fileId, token: ticket, originalNames: 'pismo.txt', language: 'pl' };
  const written: Seen[] = [];
  const server = createServer((_request, response) => {
    const stream = new ClockedResponse(response, { holdBack: true });
    const context = { getRemainingTimeInMillis: () => 75_000 } as Context; // all that is read of it
    const raw = stream as unknown as awslambda.HttpResponseStream; // what the runtime hands over
    void Promise.resolve(handler(httpEvent(analyzeStream, { query }), raw, context)).then(() =>
      written.push(...stream.written),
    );
  });
  await listenOnLoopback(server);

  const read: Seen[] = [];
  const decoder = new TextDecoder();
  const answer = await fetch(endpointOf(server));
  for await (const bytes of answer.body ?? []) {
    read.push(...statusesIn(decoder.decode(bytes, { stream: true }), performance.now()));
  }
  await closeServer(server);

  expect(read.map(({ status }) => status)).toEqual(written.map(({ status }) => status));
  expect(read.at(-1)?.status).toBe('completed');
  expect(read.length).toBeGreaterThan(3);
  const beforeTheModel = written.filter(
    ({ atMs }, index) => (written[index + 1]?.atMs ?? 0) - atMs > MODEL_MS,
  );
  expect(beforeTheModel.length).toBeGreaterThan(1);
  for (const event of beforeTheModel) {
    const index = written.indexOf(event);
    expect(read[index]?.atMs).toBeLessThan(written[index + 1]?.atMs ?? 0);
  }
  const [first, last] = [read[0]?.atMs ?? 0, read.at(-1)?.atMs ?? 0];
  expect(last - first).toBeGreaterThan(MODEL_MS); // they did not come all at once
});
