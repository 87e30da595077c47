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
  const rows = [...new Set(features)].flatMap((name) =>
    Object.hasOwn(weights, name) ? (weights[name] ?? []) : [],
  );
  const scores = classes.map(() => 0);
  for (const row of [bias, ...rows]) {
    for (let index = 0; index < row.length; index += 1) {
      scores[index] = (scores[index] ?? 0) + row.charCodeAt(index) - ZERO;
    }
  }
  const divisor = scale * (isLong ? Math.sqrt(Math.max(1, rows.length)) : 1);
  const shares = softmax(scores.map((score) => score / divisor));
  return new Map(classes.map((name, index) => [name, shares[index] ?? 0]));
}

/** Scores as shares of 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((left, right) => left + right, 0);
  return powers.map((power) => power / sum);
}
