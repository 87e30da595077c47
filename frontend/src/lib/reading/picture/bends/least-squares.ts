import { solve } from '#frontend/src/lib/reading/picture/solve.ts';

/** Keeps the equations solvable where the points say nothing about a term. */
const RIDGE = 1e-6;

/**
 * The weights of the terms that come nearest to the values: least squares, each row counted by its own weight.
 * @param rows the terms at each point
 */
export function fitTerms(
  rows: readonly Float64Array[],
  values: readonly number[],
  weights?: readonly number[],
): Float64Array {
  const count = rows[0]?.length ?? 0;
  const sums = Array.from({ length: count }, () => new Float64Array(count + 1));
  rows.forEach((row, index) => {
    const weight = weights?.[index] ?? 1;
    for (let one = 0; one < count; one += 1) {
      const own = weight * (row[one] ?? 0);
      const sum = sums[one];
      if (!sum) continue;
      for (let other = 0; other < count; other += 1) {
        sum[other] = (sum[other] ?? 0) + own * (row[other] ?? 0);
      }
      sum[count] = (sum[count] ?? 0) + own * (values[index] ?? 0);
    }
  });
  sums.forEach((sum, index) => (sum[index] = (sum[index] ?? 0) + RIDGE * rows.length));
  return Float64Array.from(solve(sums.map((sum) => [...sum])));
}

export function sumTerms(terms: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < terms.length; at += 1) sum += (terms[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}
