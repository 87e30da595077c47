/**
 * A trained linear classifier over named features. `weights` holds per feature one character for each class, by
 * `letterOf`: weights are most of a bundle. A score is the sum of the weights of the features that are there, divided
 * by `scale`.
 */
export type LinearModel<Class extends string> = {
  classes: readonly Class[];
  scale: number;
  bias: string;
  weights: Readonly<Record<string, string>>;
};

const ZERO = 'S'.charCodeAt(0);
/** The greatest weight: its characters are printable, and none is a quotation mark. */
const MOST = 40;

/** The character of a weight: "S" for nothing, letters behind it for more, before it for less. */
export const letterOf = (weight: number): string =>
  String.fromCharCode(ZERO + Math.max(-MOST, Math.min(MOST, Math.round(weight))));

/** How likely each class is for a thing with these features; the shares make 1. */
export function sharesOf<Class extends string>(
  { classes, scale, bias, weights }: LinearModel<Class>,
  features: readonly string[],
): ReadonlyMap<Class, number> {
  const scores = classes.map(() => 0);
  const rows = [...new Set(features)].map((name) =>
    Object.hasOwn(weights, name) ? weights[name] : undefined,
  );
  for (const row of [bias, ...rows]) {
    for (let index = 0; index < (row?.length ?? 0); index += 1) {
      scores[index] = (scores[index] ?? 0) + (row?.charCodeAt(index) ?? ZERO) - ZERO;
    }
  }
  const shares = softmax(scores.map((score) => score / scale));
  return new Map(classes.map((name, index) => [name, shares[index] ?? 0]));
}

/** Scores as shares of 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((left, right) => left + right, 0);
  return powers.map((power) => power / sum);
}
