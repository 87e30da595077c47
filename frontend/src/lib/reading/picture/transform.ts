import type { GrayImage } from './gray-image.ts';
import { solve } from './solve.ts';

export type Point = { x: number; y: number };
/** Corners of a page: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];
export type QuarterTurn = 0 | 90 | 180 | 270;

/** Coefficients of x' = (ax + by + c) / (gx + hy + 1), y' = (dx + ey + f) / (gx + hy + 1). */
type Projection = readonly [number, number, number, number, number, number, number, number];

const A4_RATIO = 297 / 210;
const WHITE = 255;

/** Turns the picture clockwise; exact. */
export function turn(image: GrayImage, degrees: QuarterTurn): GrayImage {
  if (degrees === 0) return image;
  const { width, height, pixels } = image;
  const isUpright = degrees === 180;
  const turned = new Uint8Array(pixels.length);
  const newWidth = isUpright ? width : height;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      let target = pixels.length - 1 - at;
      if (degrees === 90) target = x * newWidth + (height - 1 - y);
      if (degrees === 270) target = (width - 1 - x) * newWidth + y;
      turned[target] = pixels[at] ?? WHITE;
    }
  }
  return { pixels: turned, width: newWidth, height: isUpright ? height : width };
}

/** Turns the picture counter-clockwise about its centre, keeping its size; the area outside is white. */
export function rotate(image: GrayImage, degrees: number): GrayImage {
  const { width, height } = image;
  const cosine = Math.cos((degrees * Math.PI) / 180);
  const sine = Math.sin((degrees * Math.PI) / 180);
  const centreX = width / 2;
  const centreY = height / 2;
  return project(image, width, height, [
    cosine,
    -sine,
    centreX - cosine * centreX + sine * centreY,
    sine,
    cosine,
    centreY - sine * centreX - cosine * centreY,
    0,
    0,
  ]);
}

/**
 * Rectifies a photographed A4 page.
 * @param side pixels of its shorter side; a landscape sheet stays landscape
 */
export function straightenPage(image: GrayImage, quad: Quad, side: number): GrayImage {
  const long = Math.round(side * A4_RATIO);
  const [width, height] = isLying(quad) ? [long, side] : [side, long];
  const page: Quad = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return project(image, width, height, solveProjection(page, quad));
}

function isLying([a, b, c, d]: Quad): boolean {
  const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
  return length(a, b) + length(d, c) > length(a, d) + length(b, c);
}

/** Samples the source bilinearly at the projected place of each target pixel. */
function project(
  { pixels, width, height }: GrayImage,
  newWidth: number,
  newHeight: number,
  [a, b, c, d, e, f, g, h]: Projection,
): GrayImage {
  const result = new Uint8Array(newWidth * newHeight).fill(WHITE);
  for (let row = 0, at = 0; row < newHeight; row += 1) {
    for (let column = 0; column < newWidth; column += 1, at += 1) {
      const scale = 1 / (g * column + h * row + 1);
      const x = (a * column + b * row + c) * scale;
      const y = (d * column + e * row + f) * scale;
      const left = Math.floor(x);
      const top = Math.floor(y);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const shareX = x - left;
      const from = top * width + left;
      const upper = (pixels[from] ?? 0) * (1 - shareX) + (pixels[from + 1] ?? 0) * shareX;
      const below = from + width;
      const lower = (pixels[below] ?? 0) * (1 - shareX) + (pixels[below + 1] ?? 0) * shareX;
      result[at] = upper + (lower - upper) * (y - top);
    }
  }
  return { pixels: result, width: newWidth, height: newHeight };
}

/** The projection that maps the corners of one quad to those of another (eight equations). */
function solveProjection(from: Quad, to: Quad): Projection {
  const equations = from.flatMap(({ x, y }, corner) => {
    const target = to[corner] ?? { x: 0, y: 0 };
    return [
      [x, y, 1, 0, 0, 0, -x * target.x, -y * target.x, target.x],
      [0, 0, 0, x, y, 1, -x * target.y, -y * target.y, target.y],
    ];
  });
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = solve(equations);
  return [a, b, c, d, e, f, g, h];
}
