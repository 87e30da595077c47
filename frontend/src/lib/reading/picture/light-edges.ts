import type { GrayImage } from './gray-image.ts';

/** Light on the paper, one value for each square of `block` pixels. */
export type Light = { values: Float32Array; columns: number; rows: number; block: number };

/** Side of the fine squares, whose brightest part counts: thin rules vanish, folds and shadow edges stay. */
const CELL = 4;
/** Darkness over this many cells on both sides, in a row or a column, is shadow, not ink: no stroke is this long. */
const REACH = 25;
/** Below this difference the broad light is used, because it has less noise. */
const ALIKE = 0.08;
/** Below this share of the surrounding light it is print, not shadow. */
const DARKEST = 0.4;

/**
 * Finds light that changes within fewer pixels than the squares of `broad`: a fold, the edge of a hard shadow or of the
 * sheet. Letters there merge with the darkness and are not recognised as shapes.
 * @returns the broad light where there is no such edge
 */
export function refineLight(image: GrayImage, broad: Light): Light {
  const fine = closeBoth(brightestQuarters(image));
  const around = fine.values.map((_, at) => {
    const column = at % fine.columns;
    return lightAt(broad, (column + 0.5) * CELL, (Math.floor(at / fine.columns) + 0.5) * CELL);
  });
  const values = fine.values.map((value, at) => {
    const usual = around[at] ?? 0;
    const isAlike = Math.abs(value - usual) < ALIKE * usual;
    return isAlike ? usual : Math.max(value, DARKEST * usual);
  });
  const isFiner = values.some((value, at) => value !== around[at]);
  return isFiner ? { ...fine, values } : broad;
}

/** The brightest mean of two by two pixels in each square, so that noise does not raise it. */
function brightestQuarters({ pixels, width, height }: GrayImage): Light {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const values = new Float32Array(columns * rows);
  for (let y = 0; y < height; y += 2) {
    const row = Math.floor(y / CELL) * columns;
    const below = y + 1 < height ? width : 0;
    for (let x = 0, at = y * width; x < width; x += 2, at += 2) {
      const beside = x + 1 < width ? 1 : 0;
      const sum =
        (pixels[at] ?? 0) +
        (pixels[at + beside] ?? 0) +
        (pixels[at + below] ?? 0) +
        (pixels[at + below + beside] ?? 0);
      const cell = row + Math.floor(x / CELL);
      if (sum / 4 > (values[cell] ?? 0)) values[cell] = sum / 4;
    }
  }
  return { values, columns, rows, block: CELL };
}

/** Morphological closing by a row and by a column of cells; darkness along one of them stays. */
function closeBoth(light: Light): Light {
  const { values, columns, rows } = light;
  const closed = new Float32Array(values.length).fill(255);
  for (let row = 0; row < rows; row += 1) closeLine(values, closed, row * columns, 1, columns);
  for (let column = 0; column < columns; column += 1) {
    closeLine(values, closed, column, columns, rows);
  }
  return { ...light, values: closed };
}

/** Closes one line of cells and keeps the darker value. */
function closeLine(
  from: Float32Array,
  into: Float32Array,
  start: number,
  step: number,
  length: number,
): void {
  const line = Float32Array.from({ length }, (_, at) => from[start + at * step] ?? 0);
  const closed = slide(slide(line, Math.max, 0), Math.min, 255);
  for (let at = 0; at < length; at += 1) {
    const place = start + at * step;
    into[place] = Math.min(into[place] ?? 255, closed[at] ?? 255);
  }
}

/**
 * The largest (or least) value within `REACH` of each place, in three passes whatever the reach (van Herk 1992).
 * @param neutral a value that never wins, used beyond both ends
 */
function slide(
  line: Float32Array,
  pick: (a: number, b: number) => number,
  neutral: number,
): Float32Array {
  const window = 2 * REACH + 1;
  const padded = new Float32Array(line.length + 2 * REACH).fill(neutral);
  padded.set(line, REACH);
  const before = Float32Array.from(padded);
  const after = Float32Array.from(padded);
  for (let at = 1; at < padded.length; at += 1) {
    if (at % window !== 0) before[at] = pick(before[at] ?? 0, before[at - 1] ?? 0);
  }
  for (let at = padded.length - 2; at >= 0; at -= 1) {
    if ((at + 1) % window !== 0) after[at] = pick(after[at] ?? 0, after[at + 1] ?? 0);
  }
  return line.map((_, at) => pick(after[at] ?? 0, before[at + window - 1] ?? 0));
}

/** The light at a pixel, interpolated between the centres of the four squares around it. */
function lightAt({ values, columns, rows, block }: Light, x: number, y: number): number {
  const across = Math.max(0, Math.min(columns - 1, x / block - 0.5));
  const down = Math.max(0, Math.min(rows - 1, y / block - 0.5));
  const left = Math.floor(across);
  const top = Math.floor(down);
  const right = Math.min(columns - 1, left + 1);
  const bottom = Math.min(rows - 1, top + 1);
  const [shareX, shareY] = [across - left, down - top];
  const at = (row: number, column: number) => values[row * columns + column] ?? 0;
  const upper = at(top, left) * (1 - shareX) + at(top, right) * shareX;
  const lower = at(bottom, left) * (1 - shareX) + at(bottom, right) * shareX;
  return upper * (1 - shareY) + lower * shareY;
}
