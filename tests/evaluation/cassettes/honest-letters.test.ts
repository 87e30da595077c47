import { basename } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openLetterReader, readLetterFile } from '#localstack/letter-reader.ts';
import { samplesOf } from '#tests/evaluation/ground-truth.ts';
import { scoreAnswer } from '#tests/evaluation/score-answer.ts';

import { startCassetteGateway } from './cassette-gateway.ts';
import { type HonestLetter, honestLetters, WRITTEN_ON } from './honest-letters.ts';

/** What a description itself has wrong, or what the rules' own reading outweighs; the rest has to come through. */
const knownMisses: Readonly<Record<string, readonly string[]>> = {
  'fresh-letters-1/f13_policja_swiadek': ['type'],
  // The letter names the day on which another card is due: a duty that the rules can quote is never dropped.
  'fresh-letters-7/q14_bank_zwrot_transakcji': ['threat'],
};
const letters = await honestLetters();
const calls = [
  ...['classification', 'variant_1_cooperative', 'variant_2_assertive'],
  ...['variant_3_tactical_delay', 'action_plan'],
];

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true)); // the functions' log lines
afterEach(() => void vi.restoreAllMocks());

async function played({ cassette, text }: HonestLetter) {
  const gateway = await startCassetteGateway(cassette);
  const reader = await openLetterReader(
    { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: gateway.baseUrl, MODEL_NAMES: 'honest' },
    WRITTEN_ON,
  );
  const answer = await reader.read(await readLetterFile(text));
  await reader.close();
  await gateway.close();
  return { answer, gateway };
}

it('there are cassettes for a dozen letters', () => {
  expect(letters.length).toBeGreaterThanOrEqual(12);
});

it.each(letters)('all that an honest model says about $name reaches the reader', async (honest) => {
  const { answer, gateway } = await played(honest);
  // A question whose instructions changed is answered by nobody: see whether the answers still fit, then `npm run -s renew:cassettes`.
  const [once, others] = [new Set(gateway.played), gateway.missing];
  expect([...once].sort()).toEqual(calls.toSorted());
  expect(others.filter((call) => call !== 'second_look')).toEqual([]);
  if (!('result' in answer)) throw new Error(answer.error.message);
  const { meta, warnings, ...shown } = answer.result;
  expect(meta).toMatchObject({ model: 'honest', offline_engine: false });
  expect(meta?.offline_parts).toBeUndefined();
  expect(JSON.stringify(shown)).not.toMatch(/\[\p{Lu}+(?:_\p{Lu}+)*_\d+\]/u);
  expect(JSON.stringify(shown)).not.toContain('[sprawdź');
  expect(warnings?.filter(({ kind }) => kind === 'reply_replaced')).toEqual([]);

  const samples = await samplesOf(honest.folder);
  const sample = samples.find(({ file }) => basename(file) === basename(honest.text));
  if (sample === undefined) throw new Error(`No letter for ${honest.name}.`);
  const scores = scoreAnswer(answer, sample.truth);
  const misses = scores.filter(({ right }) => !right).map(({ field }) => field);
  expect(misses, JSON.stringify(scores)).toEqual(knownMisses[honest.name] ?? []);
});
