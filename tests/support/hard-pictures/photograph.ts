import { dice } from './dice.ts';

/** RGBA pixels, row by row. */
export type Picture = { width: number; height: number; data: Uint8ClampedArray };

type Point = readonly [x: number, y: number];

/** How a page lies before the camera. Places on the page run from 0 to 1, displacements are in pixels of the page. */
export type Scene = {
  /** Of the photo, in pixels. */
  size: readonly [width: number, height: number];
  /** Where the page's corners come to lie: top left, top right, bottom right, bottom left. */
  corners: readonly [Point, Point, Point, Point];
  /** From where on the flat page the pixel at (x, y) of the bent one is fetched. */
  bend?: (x: number, y: number) => Point;
  /** Light on the paper, 1 is full. */
  shade?: (x: number, y: number) => number;
  /** Light on the photo at places from 0 to 1. */
  lamp?: (x: number, y: number) => number;
  desk?: readonly [red: number, green: number, blue: number];
  /** Light in the lower right corner; 1 in the upper left. */
  light?: number;
  /** Standard deviation of the noise. */
  noise?: number;
  /** Radius of the blur in pixels (standard deviation). */
  blur?: number;
  /** The camera moved along a line of pixels that falls by 30 degrees. */
  shake?: number;
};

const BROWN = [107, 74, 51] as const;
/** Paper reflects a little less blue than red. */
const PAPER = [0.99, 0.97, 0.92] as const;

/** Takes a photo of a page on a desk. The same seed always gives the same picture. */
export function photograph(page: Picture, scene: Scene, seed: string): Picture {
  const [width, height] = scene.size;
  const { bend, shade, lamp, desk = BROWN, light = 0.55 } = scene;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const toPage = projectionFrom(scene.corners);
  const grain = dice(`${seed} grain`);
  let plank = 0;
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      const [u, v] = toPage(x, y);
      const falloff = 1 - (1 - light) * (x / width);
      let brightness = falloff * (1 - ((1 - light) / 2) * (y / height));
      if (lamp) brightness *= lamp(x / width, y / height);
      plank = 0.97 * plank + 9 * (grain() - 0.5);
      const isPaper = u >= 0 && u < 1 && v >= 0 && v < 1;
      if (isPaper && shade) brightness *= shade(u, v);
      const [dx, dy] = isPaper && bend ? bend(u, v) : [0, 0];
      for (let channel = 0; channel < 3; channel += 1) {
        const value = isPaper
          ? sample(page, u * page.width + dx, v * page.height + dy, channel) * (PAPER[channel] ?? 1)
          : (desk[channel] ?? 0) + plank;
        data[at + channel] = value * brightness;
      }
    }
  }
  let photo: Picture = { width, height, data };
  if (scene.shake !== undefined) photo = smear(photo, scene.shake);
  if (scene.blur !== 0) photo = blurred(photo, scene.blur ?? 0.7);
  return noisy(photo, scene.noise ?? 5, seed);
}

/** Bilinear; outside the page is white. */
function sample({ width, height, data }: Picture, x: number, y: number, channel: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
  const at = (top * width + left) * 4 + channel;
  const below = at + width * 4;
  const share = x - left;
  const upper = (data[at] ?? 255) * (1 - share) + (data[at + 4] ?? 255) * share;
  const lower = (data[below] ?? 255) * (1 - share) + (data[below + 4] ?? 255) * share;
  return upper + (lower - upper) * (y - top);
}

/** The place on the page (0 to 1) for a pixel of the photo: the unit square's projection, turned round. */
function projectionFrom([a, b, c, d]: Scene['corners']): (x: number, y: number) => Point {
  const [dx1, dy1, dx2, dy2] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]];
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  const [m0, m1, m2] = [b[0] - a[0] + g * b[0], d[0] - a[0] + h * d[0], a[0]];
  const [m3, m4, m5] = [b[1] - a[1] + g * b[1], d[1] - a[1] + h * d[1], a[1]];
  return (x, y) => {
    const [p, q, r] = [m0 - g * x, m1 - h * x, x - m2];
    const [s, t, w] = [m3 - g * y, m4 - h * y, y - m5];
    const determinant = p * t - q * s;
    return [(r * t - q * w) / determinant, (p * w - r * s) / determinant];
  };
}

/** Gaussian blur, one axis after the other. */
function blurred(photo: Picture, radius: number): Picture {
  const reach = Math.ceil(radius * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * radius * radius)),
  );
  const steps = weights.map((weight, at) => ({ weight, step: at - reach }));
  const sideways = filtered(
    photo,
    steps.map(({ weight, step }) => ({ weight, dx: step, dy: 0 })),
  );
  return filtered(
    sideways,
    steps.map(({ weight, step }) => ({ weight, dx: 0, dy: step })),
  );
}

function smear(photo: Picture, length: number): Picture {
  const steps = Array.from({ length }, (_, at) => at - (length - 1) / 2);
  const cosine = Math.cos(Math.PI / 6);
  return filtered(
    photo,
    steps.map((step) => ({
      weight: 1,
      dx: Math.round(step * cosine),
      dy: Math.round(step / 2),
    })),
  );
}

type Tap = { weight: number; dx: number; dy: number };

function filtered({ width, height, data }: Picture, taps: readonly Tap[]): Picture {
  const total = taps.reduce((sum, { weight }) => sum + weight, 0);
  const sums = new Float32Array(data.length);
  for (const { weight, dx, dy } of taps) {
    const share = weight / total;
    for (let y = 0; y < height; y += 1) {
      const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
      for (let x = 0; x < width; x += 1) {
        const from = (row + Math.min(width - 1, Math.max(0, x + dx))) * 4;
        const to = (y * width + x) * 4;
        for (let channel = 0; channel < 4; channel += 1) {
          sums[to + channel] = (sums[to + channel] ?? 0) + share * (data[from + channel] ?? 0);
        }
      }
    }
  }
  return { width, height, data: Uint8ClampedArray.from(sums) };
}

function noisy(photo: Picture, deviation: number, seed: string): Picture {
  const roll = dice(`${seed} noise`);
  // Three dice are near enough to the bell curve; their sum has the deviation 1/2.
  const noise = () => 2 * deviation * (roll() + roll() + roll() - 1.5);
  const { data } = photo;
  for (let at = 0; at < data.length; at += 1) {
    if (at % 4 !== 3) data[at] = (data[at] ?? 0) + noise();
  }
  return photo;
}
