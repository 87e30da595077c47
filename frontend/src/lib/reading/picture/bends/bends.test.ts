import { describe, expect, it } from 'vitest';

import type { GrayImage } from '#frontend/src/lib/reading/picture/gray-image.ts';
import { findLetterShapes } from '#frontend/src/lib/reading/picture/letter-shapes.ts';

import { findMidlines } from './midlines.ts';
import { unbend } from './unbend.ts';

const size = { width: 1000, height: 900 };

/** Thirteen lines of letters 12 wide and 20 high, moved down by `bend` pixels at each place. */
function page(bend: (x: number, y: number) => number): GrayImage {
  const pixels = Uint8Array.from({ length: size.width * size.height }, (_, at) => {
    const x = at % size.width;
    const y = Math.floor(at / size.width) - bend(x, Math.floor(at / size.width));
    const isLine = y >= 100 && y < 750 && y % 50 < 20 && x > 100 && x < 900;
    // Hollow inside, so that it has the fill of a letter.
    const isStroke = x % 16 < 3 || (x % 16 < 12 && y % 50 < 4);
    return isLine && isStroke ? 20 : 245;
  });
  return { pixels, ...size };
}

const arch = (x: number, y: number) => 40 * Math.sin((Math.PI * x) / size.width) * (0.6 + y / 2250);

/** Waves as short as a third of the page, level and slanted. */
const crumple = (x: number, y: number) =>
  5 * Math.sin((14 * x) / size.width) + 4 * Math.sin((11 * (x + y)) / size.width);

/** Maximum deviation of a page's midlines from level. */
function bendOf(image: GrayImage): number {
  const { lines } = findMidlines(image);
  expect(lines.length).toBeGreaterThan(8);
  return Math.max(
    ...lines.map((line) => {
      const heights = line.map(({ y }) => y);
      return Math.max(...heights) - Math.min(...heights);
    }),
  );
}

describe('a page that is not flat', () => {
  it('has its lines straightened', () => {
    expect(bendOf(page(arch))).toBeGreaterThan(15);
    expect(bendOf(unbend(page(arch)))).toBeLessThan(5);
  });

  it('has them straightened where it is crumpled in short waves too', () => {
    expect(bendOf(page(crumple))).toBeGreaterThan(10);
    expect(bendOf(unbend(page(crumple)))).toBeLessThan(3);
  });

  it('keeps its letters', () => {
    const before = findLetterShapes(page(() => 0)).length / 4;
    const after = findLetterShapes(unbend(page(arch))).length / 4;
    expect(before).toBe(13 * 50);
    expect(after).toBeGreaterThan(0.97 * before);
  });
});

it('a flat page stays flat', () => {
  expect(bendOf(unbend(page(() => 0)))).toBeLessThanOrEqual(1);
});

it('a page of few lines is returned as it is', () => {
  const empty = { pixels: new Uint8Array(size.width * size.height).fill(245), ...size };
  expect(unbend(empty)).toBe(empty);
});
