import { type Score, type ScoredField, scoredFields } from './score-answer.ts';

/** Least share of right answers per field (issue "Letters' knowledge", Must show). */
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

/** The table per field with the misses below it, and whether every floor is kept. */
export function reportOf(letters: readonly LetterScores[]): { text: string; passed: boolean } {
  const rows = scoredFields.map((field) => {
    const scores = letters.flatMap((letter) =>
      letter.scores
        .filter((score) => score.field === field)
        .map((score) => ({ ...score, letter: letter.name })),
    );
    const right = scores.filter((score) => score.right).length;
    const share = scores.length === 0 ? 1 : right / scores.length;
    const floor = floors[field];
    const kept = floor === undefined || share >= floor;
    return {
      field,
      right,
      all: scores.length,
      share,
      floor,
      kept,
      misses: scores.filter((score) => !score.right),
    };
  });
  const table = rows.map(({ field, right, all, share, floor, kept }) =>
    [
      field.padEnd(14),
      `${right}/${all}`.padStart(8),
      share.toFixed(3).padStart(7),
      (floor === undefined ? '-' : floor.toFixed(2)).padStart(6),
      kept ? '' : '  BELOW',
    ].join(' '),
  );
  const misses = rows.flatMap(({ field, misses: missed }) =>
    missed.map(
      ({ letter, got, wanted }) => `  ${field}: ${letter}: got "${got}", wanted "${wanted}"`,
    ),
  );
  const head = [`${'field'.padEnd(14)}    right   share  floor`, ...table];
  const list = misses.length === 0 ? ['No misses.'] : ['Misses:', ...misses];
  return { text: [...head, '', ...list].join('\n'), passed: rows.every(({ kept }) => kept) };
}
