import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { analyzeLetter } from '#functions/core/analysis/analyze-letter.ts';
import { startModelGateway, type ModelGateway } from '#localstack/model-gateway/model-gateway.ts';
import { personalDataOf, startsAWord } from '../support/personal-data.ts';

let gateway: ModelGateway;
beforeAll(async () => {
  gateway = await startModelGateway();
  Object.assign(process.env, {
    MODEL_BASE_URL: gateway.baseUrl,
    MODEL_NAMES: 'listownik-rules',
    SECRETS_JSON: JSON.stringify({ sessionSecret: '-'.repeat(32), modelApiKey: 'local' }),
  });
});
afterAll(() => gateway.close());

const request = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.object({ json_schema: z.object({ name: z.string() }) }),
});

/** Everything the gateway was sent about one letter; each answer is cut once, so that each call is repaired. */
async function requestsAbout(text: string): Promise<string[]> {
  const from = gateway.requests.length;
  const run = analyzeLetter({
    text,
    today: '2026-11-21',
    budgetMs: 55_000,
    signal: new AbortController().signal,
  });
  for (let step = await run.next(); step.done !== true; step = await run.next()) {
    if (step.value === 'classifying') gateway.fault('cut_json');
    if (step.value === 'generatingResponses') gateway.fault('cut_json', 2);
    if (step.value === 'creatingPlan') gateway.clearFaults();
  }
  return gateway.requests.slice(from).map(({ body }) => body);
}

const callsIn = (bodies: readonly string[]) =>
  bodies.map((body) => request.parse(JSON.parse(body)).response_format.json_schema.name).sort();

/** A body as plain words: JSON within JSON undone, white space collapsed. */
const wordsOf = (body: string) =>
  body
    .replace(/\\+[nrt]/g, ' ')
    .replace(/\\/g, '')
    .replace(/\s+/g, ' ');
const bare = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();

describe('what leaves for the model', async () => {
  const letters = await personalDataOf('tests/fixtures/letters');

  it.each(letters)('holds no personal data of $name', async ({ text, names, streets, numbers }) => {
    const bodies = await requestsAbout(text);
    expect(callsIn(bodies)).toEqual(
      ['action_plan', 'classification', 'reply_variants'].flatMap((call) => [call, call]),
    );
    const leaks = bodies
      .map(wordsOf)
      .flatMap((body) => [
        ...names.filter((stem) => startsAWord(stem).test(body)),
        ...streets.filter((street) => body.toLowerCase().includes(street.toLowerCase())),
        ...numbers.filter((number) => bare(body).includes(bare(number))),
      ]);
    expect([...new Set(leaks)]).toEqual([]);
  });
});
