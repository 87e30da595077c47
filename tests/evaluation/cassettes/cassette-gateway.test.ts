import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { openLetterReader } from '#localstack/letter-reader.ts';
import { startModelGateway } from '#localstack/model-gateway/model-gateway.ts';
import { modelAnswers } from '#shared/domain/model-answers.ts';

import { fileOf, startCassetteGateway } from './cassette-gateway.ts';

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

async function readThrough(upstream?: { baseUrl: string; apiKey: string }) {
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

  const files = await readdir(folder);
  const kept = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  expect(kept.join('\n')).not.toMatch(/Testow|Długa/);
});

it('knows a question by its prompt and letter alone', () => {
  const asked = (today: string, nonce: string, text: string) => ({
    model: 'any',
    messages: [{ role: 'user', content: `Dzisiaj jest ${today}.\n<<<PISMO ${nonce}>>>\n${text}` }],
    response_format: { json_schema: { name: 'classification' } },
  });
  const file = fileOf(asked('2026-11-21', 'abcdefghijklmnopqrst', 'Pismo'));
  expect(fileOf(asked('2027-01-02', 'ABCDEFGHIJKLMNOPQRST', 'Pismo'))).toBe(file);
  expect(fileOf(asked('2026-11-21', 'abcdefghijklmnopqrst', 'Pisma'))).not.toBe(file);
  expect(file).toMatch(/^classification-[\da-f]{16}\.json$/);
});
