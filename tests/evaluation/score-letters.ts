import { type LetterReader, readLetterFile } from '#localstack/letter-reader.ts';

import { type Sample, samplesOf } from './ground-truth.ts';
import { harmsIn } from './harm.ts';
import type { LetterScores } from './report.ts';
import { scoreAnswer } from './score-answer.ts';

/** Reads and scores every letter of a folder. */
export async function scoreFolder(folder: string, reader: LetterReader): Promise<LetterScores[]> {
  const letters: LetterScores[] = [];
  for (const sample of await samplesOf(folder)) letters.push(await scoreText(sample, reader));
  return letters;
}

export async function scoreText(
  { name, file, truth }: Sample,
  reader: LetterReader,
): Promise<LetterScores> {
  const answer = await reader.read(await readLetterFile(file));
  return { name, scores: scoreAnswer(answer, truth), harms: harmsIn(answer, truth) };
}
