import { flattenLight } from './flatten.ts';
import { type GrayImage, shrink } from './gray-image.ts';

/** Target width of the copy for measuring the skew. */
const MEASURE_WIDTH = 700;
/** Darker pixels of the flattened copy are ink. */
const INK = 170;
/** Share of each side that is ignored: page edges and desks are straight too. */
const MARGIN = 0.06;
const MAX_DEGREES = 15;

type Ink = { xs: Int32Array; ys: Int32Array; width: number; height: number };

/**
 * The angle in degrees by which lines of text descend to the right: the shear whose rows of ink differ most.
 * Valid up to 15 degrees; it does not detect a quarter turn or an upside-down page.
 */
export function findSkew(image: GrayImage): number {
  const factor = Math.max(1, Math.round(image.width / MEASURE_WIDTH));
  const ink = collectInk(flattenLight(shrink(image, factor), 'broad', 16));
  let best = bestAngle(ink, 0, MAX_DEGREES, 0.5);
  best = bestAngle(ink, best, 0.5, 0.1);
  return bestAngle(ink, best, 0.25, 0.05);
}

function bestAngle(ink: Ink, centre: number, reach: number, step: number): number {
  let best = centre;
  let bestScore = profileEnergy(ink, centre);
  for (let offset = step; offset <= reach + 1e-9; offset += step) {
    for (const angle of [centre - offset, centre + offset]) {
      const score = profileEnergy(ink, angle);
      if (score > bestScore) {
        bestScore = score;
        best = angle;
      }
    }
  }
  return best;
}

function collectInk({ pixels, width, height }: GrayImage): Ink {
  const xs: number[] = [];
  const ys: number[] = [];
  const marginX = Math.floor(width * MARGIN);
  const marginY = Math.floor(height * MARGIN);
  for (let y = marginY; y < height - marginY; y += 1) {
    for (let x = marginX; x < width - marginX; x += 1) {
      if ((pixels[y * width + x] ?? 255) >= INK) continue;
      xs.push(x);
      ys.push(y);
    }
  }
  return { xs: Int32Array.from(xs), ys: Int32Array.from(ys), width, height };
}

/** Sum of squared differences between neighbouring rows of the sheared page. */
function profileEnergy(ink: Ink, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Int32Array(ink.height + 2 * ink.width);
  for (let at = 0; at < ink.xs.length; at += 1) {
    const row = Math.round((ink.ys[at] ?? 0) - (ink.xs[at] ?? 0) * slope) + ink.width;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let energy = 0;
  for (let row = 1; row < rows.length; row += 1) {
    const difference = (rows[row] ?? 0) - (rows[row - 1] ?? 0);
    energy += difference * difference;
  }
  return energy;
}
