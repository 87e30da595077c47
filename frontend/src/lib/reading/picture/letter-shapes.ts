import { median } from '#frontend/src/lib/reading/layout.ts';

import type { GrayImage } from './gray-image.ts';
import { findRuns, type InkBlob, joinBlobs } from './ink-runs.ts';

/** Darker than this on flattened paper is ink. */
export const INK = 165;

/** Minimum, middle and maximum height of letters in pixels; on a whole page they are below the middle one. */
const [LEAST_HEIGHT, LARGE_HEIGHT, LARGEST_HEIGHT] = [12, 70, 350];

/**
 * The places of shapes with the size and the fill of a letter, four numbers each: left, top, right, bottom, without
 * rules, frames, stamps, dots and specks. They are compared with the words that the engine returns: see `ocr/lost-letters.ts`.
 * @param image without shadows, about `PAGE_WIDTH` wide
 */
export function findLetterShapes(image: GrayImage): Int16Array<ArrayBuffer> {
  const { blobs } = joinBlobs(findRuns(image, INK));
  const usual = usualHeight(blobs);
  const letters = blobs.filter((blob) => isLetter(blob, usual));
  return Int16Array.from(
    letters.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]),
  );
}

/** Height of most letters; they are large on a strip of a page that was scaled to the full width. */
function usualHeight(blobs: readonly InkBlob[]): number {
  const heights = blobs
    .filter(({ area }) => area > 30)
    .map(({ top, bottom }) => bottom - top)
    .filter((height) => height > LEAST_HEIGHT && height < LARGEST_HEIGHT);
  const large = heights.filter((height) => height >= LARGE_HEIGHT);
  const small = heights.filter((height) => height < LARGE_HEIGHT);
  return median(large.length > small.length ? large : small) ?? 0;
}

function isLetter({ left, top, right, bottom, area }: InkBlob, usual: number): boolean {
  const width = right - left;
  const height = bottom - top;
  if (height <= 0.5 * usual || height >= 1.8 * usual) return false;
  if (width <= 0.15 * usual || width >= 2.5 * usual) return false;
  const fill = area / (width * height);
  return fill > 0.15 && fill < 0.85;
}
