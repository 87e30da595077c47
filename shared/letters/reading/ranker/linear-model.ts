import { oncePer } from '#shared/letters/text/once-per.ts';

/**
 * A trained linear classifier over named features. `weights` holds per feature one character for each class,
 * encoded by `letterOf`, because weights are most of a bundle. A score is the sum of the weights of the
 * present features, divided by `scale`; with `isLong`, as for the words of a whole letter, also by the square
 * root of their number, because a long text would otherwise always be certain.
 */
export type LinearModel<Class extends string> = {
  classes: readonly Class[];
  scale: number;
  isLong: boolean;
  bias: string;
  weights: Readonly<Record<string, string>>;
};

const ZERO = 'S'.charCodeAt(0);
/** The largest weight: its characters are printable, and none is a quotation mark. */
const MOST = 40;

/** The character of a weight: "S" for zero, later letters for more, earlier ones for less. */
export const letterOf = (weight: number): string =>
  String.fromCharCode(ZERO + Math.max(-MOST, Math.min(MOST, Math.round(weight))));

/** The probability of each class for these features; the shares add up to 1. */
export function sharesOf<Class extends string>(
  { classes, scale, isLong, bias, weights }: LinearModel<Class>,
  features: Iterable<string>,
): ReadonlyMap<Class, number> {
  const known = rowsOf(weights);
  const found = new Map<string, string>();
  for (const name of features) {
    const row = known.get(name);
    if (row !== undefined) found.set(name, row);
  }
  const rows = [bias, ...found.values()];
  const divisor = scale * (isLong ? Math.sqrt(Math.max(1, found.size)) : 1);
  const shares = softmax(classes.map((_, index) => weightAt(index, rows) / divisor));
  return new Map(classes.map((name, index) => [name, shares[index] ?? 0]));
}

/** A name that was put together just now is found faster in a map than among the keys of an object. */
const rowsOf = oncePer(
  (weights: LinearModel<string>['weights']): ReadonlyMap<string, string> =>
    new Map(Object.entries(weights)),
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
