import { openLetterReader } from '#localstack/letter-reader.ts';
import type { GroundTruth } from '#tests/evaluation/ground-truth.ts';
import { scoreAnswer } from '#tests/evaluation/score-answer.ts';
import { comparable } from '#tests/support/character-errors.ts';

/** Words of the truth that were not read, in any order: the share of all of them, and how many had digits. */
export function lostWords(read: string, truth: string): { share: number; digits: number } {
  const words = (text: string) => comparable(text).split(' ');
  const left = new Map<string, number>();
  for (const word of words(read)) left.set(word, (left.get(word) ?? 0) + 1);
  const expected = words(truth);
  const lost = expected.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  const digits = lost.filter((word) => /\d/.test(word)).length;
  return { share: lost.length / expected.length, digits };
}

type FactScale = {
  /** Facts that the words on the page give, and how many of them the text that was read does not. */
  lostFacts: (read: string, words: string, truth: GroundTruth) => Promise<Facts>;
  close: () => Promise<void>;
};
type Facts = { known: number; lost: number };

/** Weighs a reading by what the rules find in it. Close it when done. */
export async function openFactScale(): Promise<FactScale> {
  const letters = await openLetterReader({});
  const rightIn = async (text: string, truth: GroundTruth) =>
    countRight(scoreAnswer(await letters.read(text), truth));
  return {
    lostFacts: async (read, words, truth) => {
      const known = await rightIn(words, truth);
      const kept = await rightIn(read, truth);
      const count = (rights: Map<string, number>) =>
        [...rights.values()].reduce((sum, right) => sum + right, 0);
      const lost = [...known].map(([field, right]) => Math.max(0, right - (kept.get(field) ?? 0)));
      return { known: count(known), lost: lost.reduce((sum, one) => sum + one, 0) };
    },
    close: () => letters.close(),
  };
}

/** How many facts of each field are right: a fact that is gained elsewhere does not make up for one that is lost. */
function countRight(scores: ReturnType<typeof scoreAnswer>): Map<string, number> {
  const rights = new Map<string, number>();
  for (const { field, right } of scores) {
    if (right) rights.set(field, (rights.get(field) ?? 0) + 1);
  }
  return rights;
}
