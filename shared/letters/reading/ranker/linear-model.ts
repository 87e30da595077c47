/**
 * A trained linear classifier over named features. `weights` holds per feature one whole number for each class, parted
 * by spaces; a score is the sum of the weights of the features that are there, divided by `scale`.
 */
export type LinearModel<Class extends string> = {
  classes: readonly Class[];
  scale: number;
  bias: string;
  weights: Readonly<Record<string, string>>;
};

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
    if (row === undefined) continue;
    for (const [index, weight] of row.split(' ').entries()) {
      scores[index] = (scores[index] ?? 0) + Number(weight);
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
