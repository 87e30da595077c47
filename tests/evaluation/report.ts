import type { Corpus } from './corpora.ts';
import { type Score, type ScoredField, scoredFields } from './score-answer.ts';

/** One letter's scores; `harms` is null for a letter without a `harm` block. */
export type LetterScores = {
  name: string;
  scores: readonly Score[];
  harms: readonly string[] | null;
};
export type Report = { text: string; passed: boolean };

/** The table per field, the harmful letters and the misses, and whether the corpus keeps its floors. */
export function reportOf(letters: readonly LetterScores[], corpus: Corpus): Report {
  const rows = scoredFields.map((field) =>
    rowOf(field, countOf(letters, field), corpus.floors[field]),
  );
  const facts = rowOf('ALL', countOf(letters), corpus.leastFacts);
  const judged = letters.filter(({ harms }) => harms !== null);
  const harmful = judged.filter(({ harms }) => harms !== null && harms.length > 0);
  const safe = harmful.length <= corpus.mostHarmful;
  const limit = Number.isFinite(corpus.mostHarmful) ? `, at most ${corpus.mostHarmful}` : '';
  const counted = `harmful: ${harmful.length} of ${judged.length} letters${limit}${safe ? '' : '  ABOVE'}`;
  const lines = harmful.flatMap(({ name, harms }) =>
    (harms ?? []).map((harm) => `  ${name}: ${harm}`),
  );
  const head = `${'field'.padEnd(14)}    right   share  floor`;
  const table = [...rows, facts, { text: [counted, ...lines].join('\n'), kept: safe }];
  return reportWith(head, table, letters);
}

function rowOf(
  name: string,
  { right, all }: { right: number; all: number },
  floor: number | undefined,
): { text: string; kept: boolean } {
  const share = shareOf(right, all);
  const kept = floor === undefined || share >= floor;
  const cells = [
    name.padEnd(14),
    `${right}/${all}`.padStart(8),
    share.toFixed(3).padStart(7),
    (floor === undefined ? '-' : floor.toFixed(2)).padStart(6),
    kept ? '' : '  BELOW',
  ];
  return { text: cells.join(' ').trimEnd(), kept };
}

/** How many comparisons there are, of one field or of all, and how many are right. */
export function countOf(letters: readonly LetterScores[], field?: ScoredField) {
  const scores = letters.flatMap((letter) =>
    letter.scores.filter((one) => field === undefined || one.field === field),
  );
  return { right: scores.filter(({ right }) => right).length, all: scores.length };
}

export function shareOf(right: number, all: number): number {
  return all === 0 ? 1 : right / all;
}

/** The rows under their head, then every miss of these letters. */
export function reportWith(
  head: string,
  rows: readonly { text: string; kept: boolean }[],
  letters: readonly LetterScores[],
): Report {
  const misses = scoredFields.flatMap((field) =>
    letters.flatMap(({ name, scores }) =>
      scores
        .filter((score) => score.field === field && !score.right)
        .map(({ got, wanted }) => `  ${field}: ${name}: got "${got}", wanted "${wanted}"`),
    ),
  );
  const list = misses.length === 0 ? ['No misses.'] : ['Misses:', ...misses];
  return {
    text: [head, ...rows.map(({ text }) => text), '', ...list].join('\n'),
    passed: rows.every(({ kept }) => kept),
  };
}
