import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { type LetterReader, openLetterReader } from '#localstack/letter-reader.ts';

import { corpora } from './corpora.ts';
import { reportOf } from './report.ts';
import { scoreFolder } from './score-letters.ts';

let reader: LetterReader;
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true); // the functions' log lines
  reader = await openLetterReader({}); // no key: the deterministic engine
});
afterAll(async () => {
  vi.restoreAllMocks();
  await reader.close();
});

it.each(corpora)(
  'the letters of $folder stay above every floor, and no more of them are harmful than before',
  async (corpus) => {
    const { text, passed } = reportOf(await scoreFolder(corpus.folder, reader), corpus);
    expect(passed, text).toBe(true);
  },
);
