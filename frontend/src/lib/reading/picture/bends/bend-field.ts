import { median } from '#frontend/src/lib/reading/layout.ts';

import { fitTerms, sumTerms } from './least-squares.ts';
import type { Midlines } from './midlines.ts';

/** The downward shift of the paper in pixels at a place of the page, from 0 to 1 across and down. */
export type BendField = (x: number, y: number) => number;

/** Resolution of the field across and down the page. */
export type Degree = readonly [across: number, down: number];

/** Rounds of reweighting, which suppress a few wrong lines (a stamp, a rule). */
const ROUNDS = 6;
/** Distances below this share of a letter's height have equal weight. */
const FINE = 0.08;
/** Paper is stiff: fine waves need evidence from many lines, so that margins without lines stay flat. */
const STIFF = 0.1;

/**
 * One smooth field fitted to all midlines. The height of each line is unknown, so only its bend counts: the mean is
 * subtracted on both sides. The middle column of the page does not move.
 */
export function fitBends(
  { lines, letter }: Midlines,
  { width, height }: { width: number; height: number },
  degree: Degree,
): BendField {
  const rows: Float64Array[] = [];
  const bends: number[] = [];
  for (const line of lines) {
    const terms = line.map(({ x, y }) => termsAt(x / width, y / height, degree));
    const mean = meanOf(terms);
    const level = line.reduce((sum, { y }) => sum + y, 0) / line.length;
    line.forEach(({ y }, index) => {
      rows.push(Float64Array.from(terms[index] ?? [], (term, at) => term - (mean[at] ?? 0)));
      bends.push(y - level);
    });
  }
  const weights = fitRobustly(rows, bends, { fine: FINE * letter, stiffness: stiffnessOf(degree) });
  return (x, y) => sumTerms(termsAt(x, y, degree), weights);
}

/** Least absolute deviations by iterative reweighting. */
function fitRobustly(
  rows: readonly Float64Array[],
  bends: readonly number[],
  { fine, stiffness }: { fine: number; stiffness: Float64Array },
): Float64Array {
  let field = fitTerms(rows, bends, { stiffness });
  for (let round = 1; round < ROUNDS; round += 1) {
    const distances = rows.map((row, index) =>
      Math.abs((bends[index] ?? 0) - sumTerms(row, field)),
    );
    const scale = Math.max(fine, median(distances) ?? 0);
    const weights = distances.map((distance) => scale / Math.max(distance, fine));
    field = fitTerms(rows, bends, { weights, stiffness });
  }
  return field;
}

/** Each term of `termsAt` is penalized by the square of its curvature. */
function stiffnessOf([across, down]: Degree): Float64Array {
  return Float64Array.from({ length: across * (down + 1) }, (_, at) => {
    const column = Math.floor(at / (down + 1)) + 1;
    const row = at % (down + 1);
    return 1 + STIFF * (column * column + row * row) ** 2;
  });
}

/** Chebyshev polynomials across, each minus its value in the middle of the page, times those down. */
function termsAt(x: number, y: number, [across, down]: Degree): Float64Array {
  const middle = chebyshev(0, across);
  const columns = chebyshev(2 * x - 1, across).map((value, at) => value - (middle[at] ?? 0));
  const rows = chebyshev(2 * y - 1, down);
  const terms = new Float64Array(across * (down + 1));
  for (let column = 1; column <= across; column += 1) {
    for (let row = 0; row <= down; row += 1) {
      terms[(column - 1) * (down + 1) + row] = (columns[column] ?? 0) * (rows[row] ?? 0);
    }
  }
  return terms;
}

function chebyshev(place: number, degree: number): Float64Array {
  const values = new Float64Array(degree + 1);
  values[0] = 1;
  values[1] = place;
  for (let at = 2; at <= degree; at += 1) {
    values[at] = 2 * place * (values[at - 1] ?? 0) - (values[at - 2] ?? 0);
  }
  return values;
}

function meanOf(rows: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(rows[0]?.length ?? 0);
  for (const row of rows) row.forEach((value, at) => (mean[at] = (mean[at] ?? 0) + value));
  return mean.map((value) => value / rows.length);
}
