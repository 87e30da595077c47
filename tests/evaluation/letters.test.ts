import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type LetterReader, openLetterReader, readLetterFile } from '#localstack/letter-reader.ts';

import { samplesOf } from './ground-truth.ts';
import { type LetterScores, reportOf } from './report.ts';
import { scoreAnswer } from './score-answer.ts';

let reader: LetterReader;
beforeAll(async () => {
  reader = await openLetterReader({}); // no key: the deterministic engine
});
afterAll(() => reader.close());

async function scoresOf(folder: string): Promise<LetterScores[]> {
  const letters: LetterScores[] = [];
  for (const { name, file, truth } of await samplesOf(folder)) {
    const answer = await reader.read(await readLetterFile(file));
    letters.push({ name, scores: scoreAnswer(answer, truth) });
  }
  return letters;
}

/** Comparisons that may fail among the letters written to test how the rules fare on unseen ones. */
const MOST_MISSES = 3;

describe('the letters of the repository', () => {
  it('stay above every floor through the product’s own reading', { timeout: 60_000 }, async () => {
    const { text, passed } = reportOf(await scoresOf('tests/fixtures/letters'));
    expect(passed, text).toBe(true);
  });

  it('stay above it too where the rules were not made for them', { timeout: 60_000 }, async () => {
    const letters = await scoresOf('tests/fixtures/further-letters');
    const { text, passed } = reportOf(letters);
    expect(passed, text).toBe(true);
    const misses = letters.flatMap(({ scores }) => scores.filter(({ right }) => !right));
    expect(misses.length, text).toBeLessThanOrEqual(MOST_MISSES);
  });
});
