import { describe, expect, it } from 'vitest';

import { dropColour } from './drop-colour.ts';
import type { GrayImage } from './gray-image.ts';

type Colour = readonly [red: number, green: number, blue: number];

const size = { width: 100, height: 10 };
const [paper, print] = [245, 20];
const blue: Colour = [20, 60, 140];
const red: Colour = [200, 50, 60];

/** A page painted by a function of the place, as three channels. */
function page(colour: (x: number, y: number) => Colour): [GrayImage, GrayImage, GrayImage] {
  const channel = (of: 0 | 1 | 2): GrayImage => ({
    ...size,
    pixels: Uint8Array.from(
      { length: size.width * size.height },
      (_, at) => colour(at % size.width, Math.floor(at / size.width))[of],
    ),
  });
  return [channel(0), channel(1), channel(2)];
}

const bare: Colour = [paper, paper, paper];
const black: Colour = [print, print, print];
/** Both darken. */
const over = (ink: Colour): Colour => [
  (ink[0] * print) / 245,
  (ink[1] * print) / 245,
  (ink[2] * print) / 245,
];

describe.each([
  ['pen', blue],
  ['a stamp', red],
  ['a marker', [245, 240, 90] as const],
])('%s', (_name, ink) => {
  const { image, colour } = dropColour(
    page((x, y) => (y < 5 ? (x < 10 ? over(ink) : ink) : x < 10 ? black : bare)),
  );
  const at = (x: number, y: number) => image.pixels[y * size.width + x] ?? 0;

  it('becomes paper', () => {
    expect(at(50, 2)).toBeGreaterThan(235);
    expect(colour).toBeCloseTo(0.45, 1);
  });

  it('leaves the print under it, and what is beside it', () => {
    expect(at(5, 2)).toBeLessThan(60);
    expect(at(5, 8)).toBe(print);
    expect(at(50, 8)).toBe(paper);
  });
});

it('a page in black has no colour, though its channels differ a little', () => {
  const { colour } = dropColour(page((x) => (x % 3 === 0 ? [28, 20, 24] : [245, 243, 240])));
  expect(colour).toBe(0);
});
