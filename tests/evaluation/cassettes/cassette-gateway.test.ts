import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { openLetterReader } from '#localstack/letter-reader.ts';
import { startModelGateway } from '#localstack/model-gateway/model-gateway.ts';
import { modelAnswers } from '#shared/domain/model-answers.ts';
import { wrapLetter } from '#shared/domain/prompt-envelope.ts';

import { keysOf, openCassettes } from './cassette.ts';
import { gatewayAt, startCassetteGateway } from './cassette-gateway.ts';

const letter = `Zakład Energetyczny Wschód S.A.
ul. Prądowa 3, 20-001 Lublin

                                        Lublin, 3 marca 2026 r.
Nr pisma: ZE/77/2026
                                        Pan
                                        Jan Testowy
                                        ul. Długa 5
                                        20-002 Lublin

            WEZWANIE DO ZAPŁATY

Wzywamy Pana do zapłaty kwoty 120,00 zł w terminie 7 dni od dnia doręczenia pisma. Wpłaty prosimy
dokonać przelewem. Po bezskutecznym upływie terminu sprawa zostanie skierowana do sądu.
`;
const CALLS = Object.keys(modelAnswers).length;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cassettes-'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true); // the functions' log lines
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function readThrough(real?: { baseUrl: string; apiKey: string }) {
  const upstream = real === undefined ? undefined : gatewayAt(real);
  const gateway = await startCassetteGateway(folder, upstream);
  const reader = await openLetterReader({
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: gateway.baseUrl,
    MODEL_NAMES: 'listownik-rules',
  });
  const answer = await reader.read(letter);
  await reader.close();
  await gateway.close();
  return { answer, gateway };
}

it('keeps a model’s answers once and plays them to the same letter on any day, with no personal data', async () => {
  const model = await startModelGateway();
  const first = await readThrough({ baseUrl: model.baseUrl, apiKey: 'local' });
  await model.close();
  expect(first.gateway.recorded).toHaveLength(CALLS);

  const second = await readThrough();
  expect(second.gateway.played).toHaveLength(CALLS);
  expect(second.gateway.missing).toEqual([]);
  if (!('result' in first.answer) || !('result' in second.answer)) throw new Error('No result.');
  expect(second.answer.result.classification).toEqual(first.answer.result.classification);
  expect(second.answer.result.meta?.offline_parts).toBeUndefined();

  expect(second.gateway.outdated).toEqual([]);

  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  const kept = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  expect(kept.join('\n')).not.toMatch(/Testow|Długa/);
});

const asked = (today: string, nonce: string, text: string, rules = 'Opisz pismo.') => ({
  model: 'any',
  messages: [
    { role: 'system', content: rules },
    { role: 'user', content: wrapLetter({ text, today, nonce, places: 'D1 3 marca' }) },
  ],
  response_format: { json_schema: { name: 'classification' } },
});

it('knows a question by its prompt and letter alone, whatever the day and the nonce', () => {
  const keys = keysOf(asked('2026-11-21', 'abcdefghijklmnopqrst', 'Pismo'));
  expect(keysOf(asked('2027-01-02', 'ABCDEFGHIJKLMNOPQRST', 'Pismo'))).toEqual(keys);
  const { letter: other, ...rest } = keysOf(asked('2026-11-21', 'abcdefghijklmnopqrst', 'Pisma'));
  expect(other).not.toBe(keys.letter);
  expect(rest).toMatchObject({ call: 'classification', prompt: keys.prompt });
});

it('takes the answer to other instructions for none, and tells of one to other places of the letter', async () => {
  const place = join(folder, 'told');
  const question = asked('2026-11-21', 'abcdefghijklmnopqrst', 'Pismo');
  const keys = keysOf(question);
  const cassettes = await openCassettes(place);
  await cassettes.keep(keys, { model: 'any', usage: null, content: { title: 'Pismo' } });
  const again = await openCassettes(place);
  expect(again.find(keys)).toMatchObject({ asked: keys.asked, content: { title: 'Pismo' } });
  const changed = keysOf(asked('2026-11-21', 'abcdefghijklmnopqrst', 'Pismo', 'Opisz krótko.'));
  expect(again.find(changed)).toBeUndefined();

  const gateway = await startCassetteGateway(place);
  const [system, user] = question.messages;
  const moved = { ...user, content: user?.content.replace('D1 3 marca', 'D1 4 marca') };
  const ask = (messages: unknown) =>
    fetch(`${gateway.baseUrl}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ ...question, messages }),
    });
  expect(await (await ask([system, moved])).text()).toContain('Pismo');
  await gateway.close();
  expect(gateway.outdated).toEqual(['classification']);
});
