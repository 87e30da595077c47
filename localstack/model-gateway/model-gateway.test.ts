import OpenAI from 'openai';
import { afterEach, describe, expect, it } from 'vitest';

import { modelAnswers } from '#shared/domain/model-answers.ts';
import { wrapLetter } from '#shared/domain/prompt-envelope.ts';

import { type ModelGateway, startModelGateway } from './model-gateway.ts';

const letter = `Zakład Energetyczny Wschód S.A.
ul. Prądowa 3, 20-001 Lublin

                                        Lublin, 3 marca 2026 r.
Nr pisma: ZE/77/2026
                                        Pan
                                        Jan Testowy
                                        ul. Długa 5
                                        20-002 Lublin

            WEZWANIE DO ZAPŁATY

Wzywamy Pana do zapłaty kwoty 120,00 zł w terminie 7 dni od dnia doręczenia pisma.
`;

let gateway: ModelGateway | undefined;
afterEach(async () => {
  await gateway?.close();
  gateway = undefined;
});

async function start() {
  gateway = await startModelGateway();
  const client = new OpenAI({ baseURL: gateway.baseUrl, apiKey: 'local', maxRetries: 0 });
  return { gateway, client };
}

function call(name: string, stream = false) {
  const nonce = 'abcdefghijklmnopqrst';
  return {
    model: 'listownik-rules',
    stream,
    messages: [
      { role: 'system' as const, content: 'Czytasz pismo.' },
      { role: 'user' as const, content: wrapLetter({ text: letter, today: '2026-03-09', nonce }) },
    ],
    response_format: {
      type: 'json_schema' as const,
      json_schema: { name, strict: true, schema: {} },
    },
  };
}

describe('the model gateway', () => {
  it('answers the classification call through the openai client', async () => {
    const { client } = await start();
    const completion = await client.chat.completions.create({
      ...call('classification'),
      stream: false,
    });
    const answer = modelAnswers.classification.parse(
      JSON.parse(completion.choices[0]?.message.content ?? ''),
    );
    expect(answer.type_code).toBe('wezwanie_do_zaplaty');
    expect(answer.reference_number.value).toBe('ZE/77/2026');
    expect(completion.model).toBe('listownik-rules');
    expect(completion.usage?.total_tokens).toBeGreaterThan(0);
  });

  it('streams the same answer in pieces', async () => {
    const { client } = await start();
    const stream = await client.chat.completions.create({
      ...call('variant_2_assertive'),
      stream: true,
    });
    let content = '';
    for await (const chunk of stream) content += chunk.choices[0]?.delta.content ?? '';
    expect(() => modelAnswers.variant_2_assertive.parse(JSON.parse(content))).not.toThrow();
  });

  it('lists its model', async () => {
    const { client } = await start();
    const models = await client.models.list();
    expect(models.data.map(({ id }) => id)).toEqual(['listownik-rules']);
  });

  it('refuses what is no call of the product with an OpenAI-style error', async () => {
    const { client } = await start();
    await expect(
      client.chat.completions.create({ ...call('poem'), stream: false }),
    ).rejects.toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      param: 'response_format.json_schema.name',
    });
  });

  it('keeps every request body for inspection', async () => {
    const { client, gateway: running } = await start();
    await client.chat.completions.create({ ...call('action_plan'), stream: false });
    expect(running.requests.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
    expect(running.requests[0]?.body).toContain('Jan Testowy');
  });

  it.each([
    ['rate_limit', 429],
    ['server_error', 500],
    ['bad_gateway', 502],
  ] as const)('fails with %s as often as asked, then recovers', async (kind, status) => {
    const { client, gateway: running } = await start();
    running.fault(kind, 1);
    await expect(
      client.chat.completions.create({ ...call('classification'), stream: false }),
    ).rejects.toMatchObject({
      status,
    });
    const next = await client.chat.completions.create({ ...call('classification'), stream: false });
    expect(next.choices).toHaveLength(1);
  });

  it('can cut, fence, refuse, filter and shorten its answers', async () => {
    const { client, gateway: running } = await start();
    const ask = async () =>
      (await client.chat.completions.create({ ...call('classification'), stream: false }))
        .choices[0];
    running.fault('cut_json');
    const cut = await ask();
    expect(() => JSON.parse(cut?.message.content ?? '') as unknown).toThrow(SyntaxError);
    running.fault('code_fence');
    expect((await ask())?.message.content).toContain('```json');
    running.fault('refusal');
    expect((await ask())?.message.refusal).not.toBeNull();
    running.fault('content_filter');
    expect((await ask())?.finish_reason).toBe('content_filter');
    running.fault('length');
    expect((await ask())?.finish_reason).toBe('length');
    running.fault('wrong_schema');
    expect(
      modelAnswers.classification.safeParse(JSON.parse((await ask())?.message.content ?? ''))
        .success,
    ).toBe(false);
  });

  it('can stay silent, drip and cut the connection', async () => {
    const { gateway: running } = await start();
    const impatient = new OpenAI({
      baseURL: running.baseUrl,
      apiKey: 'local',
      maxRetries: 0,
      timeout: 300,
    });
    for (const kind of ['silence', 'drip', 'reset'] as const) {
      running.fault(kind);
      await expect(
        impatient.chat.completions.create({ ...call('classification'), stream: false }),
      ).rejects.toThrow();
    }
  });

  it('drips a stream as events of a few characters', async () => {
    const { gateway: running } = await start();
    running.fault('drip');
    const response = await fetch(`${running.baseUrl}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify(call('classification', true)),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body?.getReader();
    const first = await reader?.read();
    await reader?.cancel();
    expect(new TextDecoder().decode(first?.value as Uint8Array | undefined)).toMatch(/^data: \{/);
  });
});
