import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { askModel, type ModelOptions } from '#functions/platform/model.ts';
import { SESSION_SECRET } from '#tests/support/embedded-cloud.ts';
import {
  completes,
  cutsBody,
  fails,
  isSilent,
  isSilentAfterHeaders,
  resetsConnection,
  type Script,
  type ScriptedModel,
  startScriptedModel,
} from '#tests/support/scripted-model.ts';

let model: ScriptedModel;
let slept: number[];

beforeAll(() => {
  process.env.SECRETS_JSON = JSON.stringify({ sessionSecret: SESSION_SECRET, modelApiKey: 'none' });
});
beforeEach(async () => {
  model = await startScriptedModel();
  process.env.MODEL_BASE_URL = model.baseUrl;
  process.env.MODEL_NAMES = 'first';
  slept = [];
  return () => model.close();
});
afterAll(() => {
  delete process.env.MODEL_BASE_URL;
});

const schema = z.object({ level: z.enum(['LOW', 'HIGH']), sum: z.nullable(z.number()) });
const good = { level: 'LOW', sum: null };

const instant: ModelOptions = {
  random: () => 0.5,
  sleep: async (milliseconds) => {
    slept.push(milliseconds);
    return Promise.resolve();
  },
};

function ask(budgetMs = 20_000, signal = new AbortController().signal) {
  const question = { name: 'level', schema, system: 'Zasady', user: 'Pismo', budgetMs, signal };
  return askModel(question, instant);
}

describe('a question to the model', () => {
  it('carries a strict schema of all its members', async () => {
    model.script(completes({ content: good }));
    expect(await ask()).toEqual({ kind: 'answer', value: good, model: 'first' });
    const [request] = model.requests;
    expect(request?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(request?.response_format.json_schema).toEqual({
      name: 'level',
      strict: true,
      schema: {
        type: 'object',
        properties: {
          level: { type: 'string', enum: ['LOW', 'HIGH'] },
          sum: { type: ['number', 'null'] },
        },
        required: ['level', 'sum'],
        additionalProperties: false,
      },
    });
  });

  it.each<[string, string]>([
    ['a code fence', '```json\n{"level":"LOW","sum":null}\n```'],
    ['a byte order mark', '\uFEFF{"level":"LOW","sum":null}'],
    ['members nobody asked for', '{"level":"LOW","sum":null,"extra":1}'],
    ['words around it', 'Oto odpowiedź: {"level":"LOW","sum":null} Pozdrawiam.'],
  ])('takes an answer with %s', async (_, content) => {
    model.script(completes({ content }));
    expect(await ask()).toMatchObject({ kind: 'answer', value: good });
  });

  it.each<[string, string]>([
    ['cut JSON', '{"level":"LO'],
    ['a wrong value', '{"level":"SOME","sum":null}'],
    ['a missing member', '{"level":"LOW"}'],
    ['NaN', '{"level":"LOW","sum":NaN}'],
    ['two objects', '{"level":"LOW","sum":null}{"level":"LOW","sum":null}'],
  ])('asks once to repair %s', async (_, content) => {
    model.script(completes({ content }), completes({ content: good }));
    expect(await ask()).toMatchObject({ kind: 'answer', value: good });
    expect(model.requests[1]?.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
  });

  it('is malformed when the repair fails too', async () => {
    model.otherwise(completes({ content: '{}' }));
    expect(await ask()).toEqual({ kind: 'malformed' });
    expect(model.requests).toHaveLength(2);
  });

  it.each<[string, Script]>([
    ['a refusal', completes({ refusal: 'Nie mogę.' })],
    ['a content filter', completes({ content: '{' }, 'content_filter')],
    ['a content filter before the answer', fails(400, {}, 'content_filter')],
    ['a refusal in plain words', completes({ content: 'Przykro mi, nie mogę pomóc.' })],
  ])('ends at %s', async (_, script) => {
    model.script(script);
    expect(await ask()).toEqual({ kind: 'refused' });
    expect(model.requests).toHaveLength(1);
  });

  it.each<[string, Script]>([
    ['429', fails(429)],
    ['500', fails(500)],
    ['503', fails(503)],
    ['a reset connection', resetsConnection],
    ['a cut body', cutsBody],
    ['an answer cut at its length', completes({ content: good }, 'length')],
    ['an empty answer', completes({ content: '' })],
  ])('is asked again after %s, at most three times', async (_, script) => {
    model.script(script, script, completes({ content: good }));
    expect(await ask()).toMatchObject({ kind: 'answer' });
    expect(slept).toEqual([200, 400]); // full jitter: a random share of a doubling bound
    model.otherwise(script);
    expect(['unavailable', 'malformed']).toContain((await ask()).kind);
    expect(model.requests).toHaveLength(6);
  });

  it('goes to the next model when one fails', async () => {
    process.env.MODEL_NAMES = 'first, second';
    model.script(fails(404), completes({ content: good }));
    expect(await ask()).toMatchObject({ kind: 'answer', model: 'second' });
    expect(model.requests.map((request) => request.model)).toEqual(['first', 'second']);
  });

  it('is not repeated when the only model would fail again', async () => {
    model.script(fails(401));
    expect(await ask()).toEqual({ kind: 'unavailable' });
    expect(model.requests).toHaveLength(1);
  });

  it('honours Retry-After when it fits and gives up when it does not', async () => {
    model.script(fails(429, { 'retry-after': '2' }), completes({ content: good }));
    expect(await ask()).toMatchObject({ kind: 'answer' });
    expect(slept).toEqual([2_000]);
    model.script(fails(429, { 'retry-after': '120' }));
    expect(await ask()).toEqual({ kind: 'unavailable' });
    expect(model.requests).toHaveLength(3);
  });

  it.each<[string, Script]>([
    ['silent', isSilent],
    ['silent after its headers', isSilentAfterHeaders],
  ])('times out within its budget when the gateway is %s', async (_, script) => {
    model.otherwise(script);
    const before = performance.now();
    expect(await ask(1_500)).toEqual({ kind: 'timed_out' });
    expect(performance.now() - before).toBeLessThan(3_000);
  });

  it('stops at once when it is aborted', async () => {
    model.otherwise(isSilent);
    const controller = new AbortController();
    const outcome = ask(20_000, controller.signal);
    setTimeout(() => controller.abort(), 50);
    expect(await outcome).toEqual({ kind: 'aborted' });
  });
});
