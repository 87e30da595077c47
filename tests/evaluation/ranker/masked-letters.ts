import { readFile } from 'node:fs/promises';

import { type Masking, maskLetter } from '#shared/letters/people/masking.ts';
import { type Letter, openLetter } from '#shared/letters/text/letter.ts';
import { corpora } from '#tests/evaluation/corpora.ts';
import { type Sample, samplesOf } from '#tests/evaluation/ground-truth.ts';

/** A letter with its ground truth, masked and opened as it is when it is read. */
export type MaskedLetter = Pick<Sample, 'name' | 'truth'> & {
  folder: string;
  masking: Masking;
  letter: Letter;
};

export const allFolders: readonly string[] = corpora.map(({ folder }) => folder);

/** The letters of these folders that are read at all. */
export async function maskedLetters(
  folders: readonly string[] = allFolders,
): Promise<readonly MaskedLetter[]> {
  const letters: (readonly MaskedLetter[])[] = [];
  for (const folder of folders) letters.push(await lettersOf(folder));
  return letters.flat();
}

/** Several models learn from the same letters: each is masked once, and what is read of it is read once. */
const known = new Map<string, Promise<readonly MaskedLetter[]>>();

function lettersOf(folder: string): Promise<readonly MaskedLetter[]> {
  const letters = known.get(folder) ?? open(folder);
  known.set(folder, letters);
  return letters;
}

async function open(folder: string): Promise<readonly MaskedLetter[]> {
  const samples = await samplesOf(folder);
  return Promise.all(
    samples
      .filter(({ truth }) => truth.expected_rejection === null)
      .map(async ({ name, file, truth }) => {
        const masking = maskLetter(openLetter(await readFile(file, 'utf8')));
        return { name, truth, folder, masking, letter: openLetter(masking.text) };
      }),
  );
}
