import { softmax } from '#shared/letters/reading/ranker/linear-model.ts';

/**
 * A trained linear classifier of letters, written by `npm run train:kinds`. Of each known feature `rows` keeps one
 * character a class: its code less `ZERO` is the weight in units of `unit`.
 */
export type KindModel = {
  /** Codes of document types (`DocumentTypeCode`). */
  classes: readonly string[];
  unit: number;
  rows: Readonly<Record<string, string>>;
};

/** The character of weight 0; weights go from -40 to 40, so that every character is one that prints. */
export const ZERO = 0x50;

export type LearnedKind = { code: string; probability: number };

/** The likeliest kinds for a letter of these features, the likeliest first; the probabilities make 1. */
export function learnedKinds(model: KindModel, features: ReadonlySet<string>): LearnedKind[] {
  const rows = [...features].flatMap((feature) =>
    Object.hasOwn(model.rows, feature) ? [model.rows[feature] ?? ''] : [],
  );
  const length = Math.sqrt(Math.max(1, rows.length));
  const scores = model.classes.map((_, index) => {
    const sum = rows.reduce((all, row) => all + row.charCodeAt(index) - ZERO, 0);
    return (sum * model.unit) / length;
  });
  const shares = softmax(scores);
  return model.classes
    .map((code, index) => ({ code, probability: shares[index] ?? 0 }))
    .sort((left, right) => right.probability - left.probability);
}
