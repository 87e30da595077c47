import { median } from '#frontend/src/lib/reading/layout.ts';
import type { GrayImage } from '#frontend/src/lib/reading/picture/gray-image.ts';
import {
  addRun,
  findRuns,
  type InkBlob,
  type InkRuns,
  joinBlobs,
} from '#frontend/src/lib/reading/picture/ink-runs.ts';
import { INK } from '#frontend/src/lib/reading/picture/letter-shapes.ts';
import type { Point } from '#frontend/src/lib/reading/picture/transform.ts';

import { fitTerms, sumTerms } from './least-squares.ts';

/** The midlines of the lines of text on a page, each from left to right, and the usual height of a letter in pixels. */
export type Midlines = { lines: Point[][]; letter: number };

/** Gaps of this many letter heights are bridged: the words of a line are joined, neighbouring lines are not. */
const BRIDGE = 1.6;
/** Shorter lines (in letter heights) show little about the paper. */
const MIN_LENGTH = 7;
/** Columns of pixels per point of a midline. */
const STEP = 16;
const MIN_POINTS = 5;
/** Two joined lines jump by more than this share of a letter's height (standard deviation). */
const MAX_JUMP = 0.35;

/** Letters are smeared sideways until each line of text is one blob; its middle in each strip gives the midline. */
export function findMidlines(page: GrayImage): Midlines {
  const ink = findRuns(page, INK);
  const { blobs, blobOf } = joinBlobs(ink);
  const letter = usualHeight(blobs);
  const isLetter = blobs.map((blob) => hasLetterSize(blob, letter));
  const smeared = smear(ink, (run) => isLetter[blobOf[run] ?? -1] === true, BRIDGE * letter);
  const lines = midlinesOf(smeared, MIN_LENGTH * letter).filter((line) =>
    isSmooth(line, MAX_JUMP * letter),
  );
  return { lines, letter };
}

function usualHeight(blobs: readonly InkBlob[]): number {
  const heights = blobs
    .filter(({ area }) => area > 25)
    .map(({ top, bottom }) => bottom - top)
    .filter((height) => height > 8 && height < 80);
  return median(heights) ?? 25;
}

/** Excludes rules, frames, stamps and specks. */
function hasLetterSize({ left, top, right, bottom }: InkBlob, letter: number): boolean {
  const height = bottom - top;
  return height > 0.4 * letter && height < 2.2 * letter && right - left < 6 * letter;
}

function smear(ink: InkRuns, isKept: (run: number) => boolean, bridge: number): InkRuns {
  const smeared: InkRuns = { rows: [], lefts: [], rights: [] };
  let last = -1;
  for (let run = 0; run < ink.rows.length; run += 1) {
    if (!isKept(run)) continue;
    const [row, left, right] = [ink.rows[run] ?? 0, ink.lefts[run] ?? 0, ink.rights[run] ?? 0];
    const isNear = smeared.rows[last] === row && left - (smeared.rights[last] ?? 0) < bridge;
    if (isNear) smeared.rights[last] = right;
    else {
      addRun(smeared, row, left, right);
      last += 1;
    }
  }
  return smeared;
}

function midlinesOf(smeared: InkRuns, minLength: number): Point[][] {
  const { blobs, blobOf } = joinBlobs(smeared);
  const strips = blobs.map(({ left, right }) =>
    right - left < minLength
      ? []
      : Array.from({ length: Math.ceil((right - left) / STEP) }, (): number[] => []),
  );
  for (let run = 0; run < blobOf.length; run += 1) {
    const blob = blobs[blobOf[run] ?? -1];
    const own = strips[blobOf[run] ?? -1] ?? [];
    if (!blob || own.length === 0) continue;
    const [left, right] = [smeared.lefts[run] ?? 0, smeared.rights[run] ?? 0];
    const first = Math.floor((left - blob.left) / STEP);
    const last = Math.floor((right - 1 - blob.left) / STEP);
    for (let strip = first; strip <= last; strip += 1) own[strip]?.push(smeared.rows[run] ?? 0);
  }
  return strips
    .map((own, index) => toPoints(own, blobs[index]?.left ?? 0))
    .filter((line) => line.length >= MIN_POINTS);
}

function toPoints(strips: readonly number[][], left: number): Point[] {
  return strips.flatMap((rows, index) => {
    const y = median(rows);
    return y === undefined ? [] : [{ x: left + (index + 0.5) * STEP, y }];
  });
}

/** A parabola through a real line leaves small residuals. */
function isSmooth(line: readonly Point[], allowed: number): boolean {
  const start = line[0]?.x ?? 0;
  const length = Math.max(1, (line.at(-1)?.x ?? 0) - start);
  const terms = line.map(({ x }) => {
    const share = (x - start) / length;
    return Float64Array.of(1, share, share * share);
  });
  const parabola = fitTerms(
    terms,
    line.map(({ y }) => y),
  );
  const squares = line.map(({ y }, at) => {
    const own = terms[at];
    return own ? (y - sumTerms(own, parabola)) ** 2 : 0;
  });
  return Math.sqrt(squares.reduce((sum, value) => sum + value, 0) / squares.length) < allowed;
}
