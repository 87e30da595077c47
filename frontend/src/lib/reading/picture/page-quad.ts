import type { Point, Quad } from './transform.ts';

/** Width of the copy for `findPageQuad`. */
export const QUAD_WIDTH = 400;

/** Thresholds tried, as shares of Otsu's: shadows on paper are darker than paper. */
const THRESHOLDS = [1, 0.75, 0.55];

/** Minimum and maximum share of the picture that a sheet covers: less is a note or a label, more has no background. */
const [LEAST, MOST] = [0.06, 0.97];
/** Below this share many objects are bright: only one with the proportions of a sheet counts. */
const SMALL = 0.25;
/** Long to short side of a small sheet; A4 has 1.41, and less in perspective. */
const SIDES = { least: 1.15, most: 1.75 };

type Candidate = { quad: Quad; score: number };

/**
 * The corners of a sheet photographed on a darker background: the largest bright component, if it fills a plausible
 * quad. The result is a guess; a wrong one makes the page less readable, so callers compare the readings.
 * @param rgba pixels of a copy about `QUAD_WIDTH` wide; the corners are in its coordinates
 */
export function findPageQuad(
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
): Quad | undefined {
  const paper = paperLikeness(rgba);
  const otsu = otsuThreshold(paper);
  let best: Candidate | undefined;
  for (const share of THRESHOLDS) {
    const candidate = quadAbove(paper, width, height, otsu * share);
    if (candidate && (!best || candidate.score > best.score)) best = candidate;
  }
  return best?.quad;
}

/** Bright and colourless: white paper in shade counts, a wooden table does not. */
function paperLikeness(rgba: Uint8ClampedArray): Uint8Array {
  const values = new Uint8Array(rgba.length / 4);
  for (let at = 0, from = 0; at < values.length; at += 1, from += 4) {
    const red = rgba[from] ?? 0;
    const green = rgba[from + 1] ?? 0;
    const blue = rgba[from + 2] ?? 0;
    const brightest = Math.max(red, green, blue);
    const saturation = brightest === 0 ? 0 : 1 - Math.min(red, green, blue) / brightest;
    values[at] = brightest * (1 - 0.8 * saturation);
  }
  return values;
}

/** Otsu's threshold: the split with the largest variance between the two classes. */
function otsuThreshold(values: Uint8Array): number {
  const histogram = new Float64Array(256);
  let total = 0;
  for (const value of values) {
    histogram[value] = (histogram[value] ?? 0) + 1;
    total += value;
  }
  let darkCount = 0;
  let darkSum = 0;
  let best = 0;
  let threshold = 127;
  for (let value = 0; value < 256; value += 1) {
    const count = histogram[value] ?? 0;
    darkCount += count;
    darkSum += count * value;
    const lightCount = values.length - darkCount;
    if (darkCount === 0 || lightCount === 0) continue;
    const difference = darkSum / darkCount - (total - darkSum) / lightCount;
    const variance = darkCount * lightCount * difference * difference;
    if (variance > best) {
      best = variance;
      threshold = value;
    }
  }
  return threshold;
}

function quadAbove(
  values: Uint8Array,
  width: number,
  height: number,
  threshold: number,
): Candidate | undefined {
  const component = biggestComponent(values, width, threshold);
  const quad = extremeCorners(component, width);
  const area = quadArea(quad);
  const share = area / (width * height);
  const fill = component.length / Math.max(1, area);
  const isPlausible = share > LEAST && share < MOST && fill > 0.8 && fill < 1.1;
  const isSheet = share > SMALL || hasSheetSides(quad);
  return isPlausible && isSheet ? { quad, score: fill * share } : undefined;
}

/** Places of the largest four-connected set of pixels brighter than the threshold. */
function biggestComponent(values: Uint8Array, width: number, threshold: number): Int32Array {
  const isSeen = new Uint8Array(values.length);
  const queue = new Int32Array(values.length);
  let biggest = new Int32Array(0);
  const visit = (place: number, end: number): number => {
    if (place < 0 || place >= values.length) return end;
    if (isSeen[place] === 1 || (values[place] ?? 0) <= threshold) return end;
    isSeen[place] = 1;
    queue[end] = place;
    return end + 1;
  };
  for (let start = 0; start < values.length; start += 1) {
    let end = visit(start, 0);
    for (let at = 0; at < end; at += 1) {
      const place = queue[at] ?? 0;
      const column = place % width;
      end = visit(place - width, end);
      end = visit(place + width, end);
      if (column > 0) end = visit(place - 1, end);
      if (column < width - 1) end = visit(place + 1, end);
    }
    if (end > biggest.length) biggest = queue.slice(0, end);
  }
  return biggest;
}

/** The outermost points in each diagonal direction. */
function extremeCorners(component: Int32Array, width: number): Quad {
  const corner = (rank: (x: number, y: number) => number): Point => {
    let best: Point = { x: 0, y: 0 };
    let bestRank = Infinity;
    for (const place of component) {
      const x = place % width;
      const y = Math.floor(place / width);
      const value = rank(x, y);
      if (value >= bestRank) continue;
      bestRank = value;
      best = { x, y };
    }
    return best;
  };
  return [
    corner((x, y) => x + y),
    corner((x, y) => y - x),
    corner((x, y) => -x - y),
    corner((x, y) => x - y),
  ];
}

function hasSheetSides([a, b, c, d]: Quad): boolean {
  const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
  const across = length(a, b) + length(d, c);
  const down = length(a, d) + length(b, c);
  const sides = Math.max(across, down) / Math.max(1, Math.min(across, down));
  return sides > SIDES.least && sides < SIDES.most;
}

/** Shoelace formula. */
function quadArea(quad: Quad): number {
  const twice = quad.reduce((sum, point, index) => {
    const next = quad[(index + 1) % 4] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(twice) / 2;
}
