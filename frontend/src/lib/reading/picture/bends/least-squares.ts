import { solve } from '#frontend/src/lib/reading/picture/solve.ts';

/** Keeps the equations solvable when the points give no information about a term. */
const RIDGE = 1e-6;

type Weighing = {
  /** Weight of each row. */
  weights?: readonly number[];
  /** Penalty of each term; 1 for an unrestricted one. */
  stiffness?: Float64Array;
};

/**
 * The coefficients of the terms that fit the values best (least squares).
 * @param rows the terms at each point
 */
export function fitTerms(
  rows: readonly Float64Array[],
  values: readonly number[],
  { weights, stiffness }: Weighing = {},
): Float64Array {
  const count = rows[0]?.length ?? 0;
  const sums = Array.from({ length: count }, () => new Float64Array(count + 1));
  rows.forEach((row, index) => {
    const weight = weights?.[index] ?? 1;
    sums.forEach((sum, one) => {
      const own = weight * (row[one] ?? 0);
      for (let other = one; other < count; other += 1) {
        sum[other] = (sum[other] ?? 0) + own * (row[other] ?? 0);
      }
      sum[count] = (sum[count] ?? 0) + own * (values[index] ?? 0);
    });
  });
  sums.forEach((sum, one) => {
    for (let other = 0; other < one; other += 1) sum[other] = sums[other]?.[one] ?? 0;
    sum[one] = (sum[one] ?? 0) + RIDGE * rows.length * (stiffness?.[one] ?? 1);
  });
  return Float64Array.from(solve(sums.map((sum) => [...sum])));
}

export function sumTerms(terms: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < terms.length; at += 1) sum += (terms[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}
