import type { GrayImage } from '#frontend/src/lib/reading/picture/gray-image.ts';

import { type BendField, type Degree, fitBends } from './bend-field.ts';
import { findMidlines } from './midlines.ts';

/** Fewer lines do not show the shape of the paper. */
const MIN_LINES = 6;
/** The first field removes the large bend, so that more lines are seen whole; each next one is finer. */
const PASSES: readonly Degree[] = [
  [5, 2],
  [7, 4],
  [9, 6],
  [11, 8],
];
/** The field is computed on a grid of this many cells and interpolated between them. */
const GRID = 64;
const WHITE = 255;

/**
 * Straightens the lines of a page that is not flat, by moving pixels up and down. It cannot repair letters
 * squeezed where the paper turns away, sharp folds, or a page of few lines, which is returned unchanged. On a
 * flat page with ink across its lines it may do harm, so callers read both pictures and keep the reading that
 * loses less.
 * @param page without shadows, upright
 */
export function unbend(page: GrayImage): GrayImage {
  let straight = page;
  for (const degree of PASSES) {
    const midlines = findMidlines(straight);
    if (midlines.lines.length < MIN_LINES) break;
    straight = moveBack(straight, fitBends(midlines, straight, degree));
  }
  return straight;
}

/** Samples each pixel at the place given by the field: a cubic through four pixels of its column. */
function moveBack({ pixels, width, height }: GrayImage, field: BendField): GrayImage {
  const grid = sampleGrid(field);
  const result = new Uint8Array(pixels.length).fill(WHITE);
  const at = (x: number, y: number) => pixels[y * width + x] ?? WHITE;
  for (let y = 0; y < height; y += 1) {
    const moves = gridRow(grid, y / height);
    for (let x = 0; x < width; x += 1) {
      const place = (x / width) * GRID;
      const cell = Math.floor(place);
      const share = place - cell;
      const from = y + (moves[cell] ?? 0) * (1 - share) + (moves[cell + 1] ?? 0) * share;
      const row = Math.floor(from);
      if (row < 1 || row >= height - 2) continue;
      const value = cubic(at(x, row - 1), at(x, row), at(x, row + 1), at(x, row + 2), from - row);
      result[y * width + x] = Math.max(0, Math.min(WHITE, value));
    }
  }
  return { pixels: result, width, height };
}

function sampleGrid(field: BendField): Float64Array[] {
  return Array.from({ length: GRID + 1 }, (_row, row) =>
    Float64Array.from({ length: GRID + 1 }, (_column, column) => field(column / GRID, row / GRID)),
  );
}

function gridRow(grid: readonly Float64Array[], place: number): Float64Array {
  const row = Math.floor(place * GRID);
  const share = place * GRID - row;
  const below = grid[row + 1];
  return (grid[row] ?? new Float64Array(0)).map(
    (value, at) => value * (1 - share) + (below?.[at] ?? value) * share,
  );
}

/** Catmull-Rom: sharper than a straight line between two pixels. */
function cubic(before: number, a: number, b: number, after: number, share: number): number {
  const slope = b - before;
  const bend = 2 * before - 5 * a + 4 * b - after;
  const twist = 3 * (a - b) + after - before;
  return a + 0.5 * share * (slope + share * (bend + share * twist));
}
