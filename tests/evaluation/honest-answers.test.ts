import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { type LetterReader, openLetterReader } from '#localstack/letter-reader.ts';
import {
  completes,
  type ScriptedModel,
  startScriptedModel,
  streams,
} from '#tests/support/scripted-model.ts';

import { samplesOf } from './ground-truth.ts';
import { scoreText } from './score-letters.ts';

/*
 * Descriptions of masked letters, written from the prompt alone, as a good model words them: verification and
 * the rules' reading must take nothing right away from them.
 */
const FOLDER = 'tests/fixtures/honest-answers';
/** What a description itself has wrong, or what the rules' own reading outweighs; the rest has to come through. */
const knownMisses: Readonly<Record<string, readonly string[]>> = {
  'fresh-letters-1/f13_policja_swiadek.json': ['type'],
  // The letter names the day on which another card is due: a duty that the rules can quote is never dropped.
  'fresh-letters-7/q14_bank_zwrot_transakcji.json': ['threat'],
};
const files = (await readdir(FOLDER, { recursive: true })).filter((file) => file.endsWith('.json'));

let model: ScriptedModel;
let reader: LetterReader;
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true); // the functions' log lines
  model = await startScriptedModel();
  reader = await openLetterReader({
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: model.baseUrl,
    MODEL_NAMES: 'honest',
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await reader.close();
  await model.close();
});

it.each(files)('an honest description of %s keeps every right fact', async (file) => {
  const answer: unknown = JSON.parse(await readFile(join(FOLDER, file), 'utf8'));
  const described = streams(answer);
  const declined = completes({ refusal: 'Nie.' });
  model.otherwise((response, request) =>
    (request.name === 'classification' ? described : declined)(response, request),
  );
  const samples = await samplesOf(join('tests/fixtures', dirname(file)));
  const sample = samples.find(({ name }) => file.endsWith(`/${name}.json`));
  if (sample === undefined) throw new Error(`No letter for ${file}.`);
  const { scores } = await scoreText(sample, reader);
  const misses = scores.filter(({ right }) => !right).map(({ field }) => field);
  expect(misses, JSON.stringify(scores)).toEqual(knownMisses[file] ?? []);
});
