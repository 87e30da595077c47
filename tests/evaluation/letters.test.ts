import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type LetterReader, openLetterReader, readLetterFile } from '#localstack/letter-reader.ts';
import { samplesOf } from './ground-truth.ts';
import { reportOf } from './report.ts';
import { scoreAnswer } from './score-answer.ts';

let reader: LetterReader;
beforeAll(async () => {
  reader = await openLetterReader({}); // no key: the deterministic engine
});
afterAll(() => reader.close());

describe('the letters of the repository', () => {
  it('stay above every floor through the product’s own reading', { timeout: 60_000 }, async () => {
    const letters = [];
    for (const { name, file, truth } of await samplesOf('tests/fixtures/letters')) {
      const answer = await reader.read(await readLetterFile(file));
      letters.push({ name, scores: scoreAnswer(answer, truth) });
    }
    const { text, passed } = reportOf(letters);
    expect(passed, text).toBe(true);
  });
});
