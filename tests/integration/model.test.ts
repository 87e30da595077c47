import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { askModel } from '#functions/platform/model/ask-model.ts';
import { modelMemory, type ModelOptions } from '#functions/platform/model/outcome.ts';
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
  streams,
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

function ask(budgetMs = 20_000, signal = new AbortController().signal, options: ModelOptions = {}) {
  const question = { name: 'level', schema, system: 'Zasady', user: 'Pismo', budgetMs, signal };
  return askModel(question, { ...instant, ...options });
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
    ['a null left out', '{"level":"LOW"}'],
    ['NaN for a null', '{"level":"LOW","sum":NaN}'],
    ['its object said twice', '{"level":"LOW","sum":null}{"level":"LOW","sum":null}'],
    ['words around it', 'Oto odpowiedź: {"level":"LOW","sum":null} Pozdrawiam.'],
  ])('takes an answer with %s', async (_, content) => {
    model.script(completes({ content }));
    expect(await ask()).toMatchObject({ kind: 'answer', value: good });
  });

  it('adds the tokens of its calls to the run, with an estimate for abandoned ones', async () => {
    const memory = modelMemory();
    const { signal } = new AbortController();
    model.script(streams(good), streams(good));
    await ask(20_000, signal, { memory });
    expect(memory.usage).toEqual({ calls: 1, read: 900, cached: 400, written: 50 });
    await ask(20_000, signal, { memory });
    expect(memory.usage).toEqual({ calls: 2, read: 1_800, cached: 800, written: 100 });
    model.script(isSilent);
    await ask(1_200, signal, { memory });
    expect(memory.usage.calls).toBe(3);
    expect(memory.usage.read).toBeGreaterThan(1_800);
    expect(memory.usage.written).toBe(100);
  });

  it('counts nothing for an answer that is an error', async () => {
    const memory = modelMemory();
    model.otherwise(fails(503));
    await ask(2_000, new AbortController().signal, { memory });
    expect(memory.usage).toMatchObject({ read: 0, written: 0 });
  });

  it.each<[string, string]>([
    ['cut JSON', '{"level":"LO'],
    ['a wrong value', '{"level":"SOME","sum":null}'],
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
  ])('goes to the next model at %s, and not back to the first', async (_, script) => {
    process.env.MODEL_NAMES = 'first, second';
    model.script(script, completes({ content: good }));
    expect(await ask()).toMatchObject({ kind: 'answer', model: 'second' });
    model.otherwise(script);
    expect(await ask()).toEqual({ kind: 'refused' });
    expect(model.requests).toHaveLength(4);
  });

  it('goes to the next model when a repair fails, and when an answer is cut at its length', async () => {
    process.env.MODEL_NAMES = 'first, second';
    model.script(completes({ content: '{}' }), completes({ content: '{}' }));
    model.otherwise(completes({ content: good }));
    expect(await ask()).toMatchObject({ kind: 'answer', model: 'second' });
    model.script(completes({ content: good }, 'length'));
    expect(await ask()).toMatchObject({ kind: 'answer', model: 'second' });
  });

  it.each<[string, Script]>([
    ['429', fails(429)],
    ['500', fails(500)],
    ['503', fails(503)],
    ['a reset connection', resetsConnection],
    ['a cut body', cutsBody],
    ['an empty answer', completes({ content: '' })],
    ['tool calls', completes({})],
  ])('is asked again after %s, with growing pauses', async (_, script) => {
    model.script(script, script, completes({ content: good }));
    expect(await ask()).toMatchObject({ kind: 'answer' });
    expect(slept).toEqual([200, 400]); // full jitter: a random share of a doubling bound
    model.otherwise(script);
    slept = [];
    expect(['unavailable', 'malformed']).toContain((await ask()).kind);
    expect(slept).toEqual([200, 400, 800, 1_600, 3_200]);
  });

  it('goes to the next model when one fails', async () => {
    process.env.MODEL_NAMES = 'first, second';
    model.script(fails(404), completes({ content: good }));
    expect(await ask()).toMatchObject({ kind: 'answer', model: 'second' });
    expect(model.requests.map((request) => request.model)).toEqual(['first', 'second']);
  });

  it('is not repeated when the only model would fail again', async () => {
    model.script(fails(401));
    expect(await ask()).toEqual({ kind: 'unavailable', fault: 'key' });
    expect(model.requests).toHaveLength(1);
  });

  it('remembers for the run that a model is dead', async () => {
    process.env.MODEL_NAMES = 'first, second';
    const memory = modelMemory();
    model.script(fails(404));
    model.otherwise(completes({ content: good }));
    await ask(20_000, undefined, { memory });
    await ask(20_000, undefined, { memory });
    expect(model.requests.map((request) => request.model)).toEqual(['first', 'second', 'second']);
  });

  it('says that a letter is too long for every model', async () => {
    process.env.MODEL_NAMES = 'first, second';
    model.otherwise(fails(400, {}, 'context_length_exceeded'));
    expect(await ask()).toEqual({ kind: 'unavailable', fault: 'too_long' });
    expect(model.requests).toHaveLength(2);
  });

  it('describes the schema in words for a gateway without schemas', async () => {
    model.script(fails(400, {}, null, 'Unsupported: response_format json_schema'));
    model.otherwise(completes({ content: good }));
    expect(await ask()).toMatchObject({ kind: 'answer' });
    const [, second] = model.requests;
    expect(second?.response_format).toEqual({ type: 'json_object' });
    expect(second?.messages.at(-1)?.content).toContain('"enum":["LOW","HIGH"]');
  });

  it('carries the settings of its model', async () => {
    process.env.MODEL_NAMES = 'first;mode=json_object;effort=low;temperature=0';
    model.otherwise(completes({ content: good }));
    await ask();
    expect(model.requests[0]).toMatchObject({
      model: 'first',
      reasoning_effort: 'low',
      temperature: 0,
      stream: true,
    });
    process.env.MODEL_NAMES = 'first;colour=red';
    await expect(ask()).rejects.toThrow('colour=red');
  });

  it('honours Retry-After when it fits and gives up when it does not', async () => {
    model.script(fails(429, { 'retry-after': '2' }), completes({ content: good }));
    const stopped = { now: () => 0 };
    expect(await ask(20_000, undefined, stopped)).toMatchObject({ kind: 'answer' });
    expect(slept).toEqual([2_000]);
    model.script(fails(429, { 'retry-after': '120' }));
    expect(await ask()).toEqual({ kind: 'unavailable' });
    expect(model.requests).toHaveLength(3);
  });

  it('asks the model without a waiting time', async () => {
    process.env.MODEL_NAMES = 'first, second';
    const memory = modelMemory();
    model.script(fails(429, { 'retry-after': '10' }));
    model.otherwise(completes({ content: good }));
    await ask(20_000, undefined, { memory });
    await ask(20_000, undefined, { memory });
    expect(model.requests.map((request) => request.model)).toEqual(['first', 'second', 'second']);
  });

  it.each<[string, Script]>([
    ['silent', isSilent],
    ['silent after its headers', isSilentAfterHeaders],
  ])('times out within its budget when the gateway is %s', async (_, script) => {
    model.otherwise(script);
    expect(await ask(1_500)).toEqual({ kind: 'timed_out' });
  });

  it('stops at once when it is aborted', async () => {
    model.otherwise(isSilent);
    const controller = new AbortController();
    const outcome = ask(20_000, controller.signal);
    setTimeout(() => controller.abort(), 50);
    expect(await outcome).toEqual({ kind: 'aborted' });
  });
});

describe('a streamed answer', () => {
  const quick = { hedgeAfterMs: 150, idleMs: 150 };
  /** Each piece comes well within a second and a half, also on a busy machine; all together take longer. */
  const steady = { hedgeAfterMs: 1_500, idleMs: 1_500 };
  const slowly = streams(good, { pieces: 8, pauseMs: 250 });

  it('is assembled', async () => {
    model.script(streams(good));
    expect(await ask()).toMatchObject({ kind: 'answer', value: good });
  });

  it('that keeps arriving may use the whole budget', async () => {
    process.env.MODEL_NAMES = 'first, second';
    model.script(slowly);
    expect(await ask(20_000, undefined, steady)).toMatchObject({ kind: 'answer', model: 'first' });
    expect(model.requests).toHaveLength(1);
  });

  it('that begins late races with the next model, and the first to end counts', async () => {
    process.env.MODEL_NAMES = 'first, second';
    model.script(streams(good, { firstMs: 300 }), isSilent);
    expect(await ask(20_000, undefined, quick)).toMatchObject({ kind: 'answer', model: 'first' });
    model.script(isSilent, streams(good));
    expect(await ask(20_000, undefined, quick)).toMatchObject({ kind: 'answer', model: 'second' });
    expect(model.requests.map((request) => request.model)).toEqual([
      'first',
      'second',
      'first',
      'second',
    ]);
  });

  it('that stops in its middle is dead', async () => {
    model.script(streams(good, { pieces: 4, until: 2 }), streams(good));
    expect(await ask(20_000, undefined, quick)).toMatchObject({ kind: 'answer', value: good });
    expect(model.requests).toHaveLength(2);
  });

  it('without an end mark was cut off', async () => {
    process.env.MODEL_NAMES = 'first, second';
    model.script((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: {"choices":[{"delta":{"content":"{\\"level\\":\\"LOW\\"}"}}]}\n\n');
    });
    model.otherwise(streams(good));
    expect(await ask()).toMatchObject({ kind: 'answer', model: 'second' });
  });
});
