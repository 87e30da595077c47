import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { modelAnswers } from '#shared/domain/model-answers.ts';
import { type LetterRun, startLetterRun } from '#tests/support/letter-run.ts';
import { personalDataOf, startsAWord } from '#tests/support/personal-data.ts';

/** Long enough for the four later calls to arrive together, each to get the fault meant for it. */
const LATENCY_MS = 15;

let run: LetterRun;
beforeAll(async () => {
  run = await startLetterRun(LATENCY_MS);
});
afterAll(() => run.gateway.close());

const request = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.object({ json_schema: z.object({ name: z.string() }) }),
});

/** Everything the gateway was sent about one letter; each first answer is cut, so that each call is repaired. */
async function requestsAbout(text: string): Promise<string[]> {
  const { gateway } = run;
  const from = gateway.requests.length;
  const { kind } = await run.read(text, '2026-11-21', (status) => {
    if (status === 'classifying') gateway.fault('cut_json');
    if (status === 'generatingResponses') gateway.fault('cut_json', 4);
  });
  expect(kind).toBe('result');
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
    // Every call was made, and repairs beside: which of the four got the cut answers is the machine's affair.
    expect(new Set(callsIn(bodies))).toEqual(new Set(Object.keys(modelAnswers)));
    expect(bodies.length).toBeGreaterThan(Object.keys(modelAnswers).length + 1);
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
