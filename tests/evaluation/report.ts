import { type Score, type ScoredField, scoredFields } from './score-answer.ts';

/** Least share of right answers per field. */
const floors: Readonly<Partial<Record<ScoredField, number>>> = {
  'type code': 0.95,
  sender: 0.95,
  reference: 1,
  'document date': 0.95,
  'first term': 0.95,
  amounts: 0.95,
  account: 1,
  'threat level': 0.95,
  'refusal code': 1,
  adversarial: 1,
};

export type LetterScores = { name: string; scores: readonly Score[] };
export type Report = { text: string; passed: boolean };

/** The table per field with the misses below it, and whether every floor is kept. */
export function reportOf(letters: readonly LetterScores[]): Report {
  const rows = scoredFields.map((field) => {
    const { right, all } = countOf(letters, field);
    const share = shareOf(right, all);
    const floor = floors[field];
    const kept = floor === undefined || share >= floor;
    const cells = [
      field.padEnd(14),
      `${right}/${all}`.padStart(8),
      share.toFixed(3).padStart(7),
      (floor === undefined ? '-' : floor.toFixed(2)).padStart(6),
      kept ? '' : '  BELOW',
    ];
    return { text: cells.join(' '), kept };
  });
  const head = `${'field'.padEnd(14)}    right   share  floor`;
  return reportWith(head, rows, letters);
}

export function countOf(letters: readonly LetterScores[], field: ScoredField) {
  const scores = letters.flatMap((letter) => letter.scores.filter((one) => one.field === field));
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
