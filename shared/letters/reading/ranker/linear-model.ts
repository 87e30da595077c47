import { oncePer } from '#shared/letters/text/once-per.ts';

/**
 * A trained linear classifier over named features. `features` holds their names, one a line; `weights` as many rows of
 * one character for each class, encoded by `letterOf`: names and weights are most of a bundle, and each compress best
 * among their like. A score is the sum of the weights of the present features, divided by `scale`; with `isLong`, as for
 * the words of a whole letter, also by the square root of their number, because a long text would otherwise always be
 * certain.
 */
export type LinearModel<Class extends string> = {
  classes: readonly Class[];
  scale: number;
  isLong: boolean;
  bias: string;
  features: string;
  weights: string;
};

/** What of a model is learned, from the weights of each feature. */
export const writtenRows = (
  rows: readonly (readonly [feature: string, weights: readonly number[]])[],
): Pick<LinearModel<string>, 'features' | 'weights'> => ({
  features: rows.map(([feature]) => feature).join('\n'),
  weights: rows.map(([, weights]) => weights.map(letterOf).join('')).join(''),
});

const ZERO = 'S'.charCodeAt(0);
/** The largest weight: its characters are printable, and none is a quotation mark. */
const MOST = 40;

/** The character of a weight: "S" for zero, later letters for more, earlier ones for less. */
export const letterOf = (weight: number): string =>
  String.fromCharCode(ZERO + Math.max(-MOST, Math.min(MOST, Math.round(weight))));

/** The probability of each class for these features; the shares add up to 1. */
export function sharesOf<Class extends string>(
  model: LinearModel<Class>,
  features: Iterable<string>,
): ReadonlyMap<Class, number> {
  const shares = softmax(scoresOf(model, features));
  return new Map(model.classes.map((name, index) => [name, shares[index] ?? 0]));
}

/** The score of each class for these features, in the order of the classes. */
export function scoresOf(model: LinearModel<string>, features: Iterable<string>): number[] {
  const { classes, scale, isLong, bias } = model;
  const known = rowsOf(model);
  const found = new Map<string, string>();
  for (const name of features) {
    const row = known.get(name);
    if (row !== undefined) found.set(name, row);
  }
  const rows = [bias, ...found.values()];
  const divisor = scale * (isLong ? Math.sqrt(Math.max(1, found.size)) : 1);
  return classes.map((_, index) => weightAt(index, rows) / divisor);
}

/** The row of each feature. */
const rowsOf = oncePer(
  ({ classes: { length }, features, weights }: LinearModel<string>): ReadonlyMap<string, string> =>
    new Map(
      features
        .split('\n')
        .map((name, at) => [name, weights.slice(at * length, (at + 1) * length)] as const),
    ),
);

/** The sum of one class's weights; a model without a bias has an empty one. */
function weightAt(index: number, rows: readonly string[]): number {
  let sum = 0;
  for (const row of rows) if (index < row.length) sum += row.charCodeAt(index) - ZERO;
  return sum;
}

/** Scores as shares of 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((left, right) => left + right, 0);
  return powers.map((power) => power / sum);
}
