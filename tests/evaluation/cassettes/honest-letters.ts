import { dirname, join, relative } from 'node:path';

import { cassetteFiles } from './cassette-files.ts';

/** Cassettes of answers written by hand, from the prompts alone and without sight of the truth. */
const HONEST = 'tests/fixtures/cassettes';
/** The day as of which they are written: their letters are dated so. */
export const WRITTEN_ON = '2026-11-21';

export type HonestLetter = { name: string; cassette: string; folder: string; text: string };

/** Each with the letter that it answers for: it lies in the folder of the letter's corpus. */
export async function honestLetters(): Promise<HonestLetter[]> {
  const files = await cassetteFiles(HONEST);
  return files.map((cassette) => {
    const name = relative(HONEST, cassette).replace(/\.json$/, '');
    const text = join('tests/fixtures', `${name}.txt`);
    return { name, cassette, folder: dirname(text), text };
  });
}
