import { median } from '#frontend/src/lib/reading/layout.ts';
import type { LostText } from '#frontend/src/lib/reading/letter-text.ts';

import type { OcrWord } from './words.ts';

/** What has the shape of letters and stands in no word the engine returned. */
export type LostLetters = Omit<LostText, 'picture'>;

/** A word below this confidence may be noise: its place does not count as read. */
const SEEN = 40;
/** A word so many letters high, and no less than so many pixels, is a frame or a whole block. */
const TALLEST_WORD = { letters: 3, pixels: 120 };
/** Pixels by which a word's box is widened. */
const MARGIN = 3;

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Holds the shapes of letters on a picture against the words that were read. The engine's own confidence does not show
 * lost text: it was .94 on pages that had lost a fifth of their words.
 * @param shapes four numbers each (left, top, right, bottom), of the picture the engine got
 */
export function findLostLetters(
  shapes: Int16Array,
  words: readonly OcrWord[],
  size: { width: number; height: number },
): LostLetters {
  const tallest = Math.max(TALLEST_WORD.pixels, TALLEST_WORD.letters * letterHeight(shapes));
  const read = words.filter(
    ({ confidence, top, bottom }) => confidence >= SEEN && bottom - top < tallest,
  );
  const lost: Box[] = [];
  for (let at = 0; at < shapes.length; at += 4) {
    const [left = 0, top = 0, right = 0, bottom = 0] = shapes.subarray(at, at + 4);
    const box = { left, top, right, bottom };
    if (!read.some((word) => covers(word, box))) lost.push(box);
  }
  const places = joinNeighbours(lost).map((box) => ({
    left: box.left / size.width,
    top: box.top / size.height,
    right: box.right / size.width,
    bottom: box.bottom / size.height,
  }));
  return { share: lost.length / Math.max(1, shapes.length / 4), places };
}

function letterHeight(shapes: Int16Array): number {
  const heights: number[] = [];
  for (let at = 0; at < shapes.length; at += 4) {
    heights.push((shapes[at + 3] ?? 0) - (shapes[at + 1] ?? 0));
  }
  return median(heights) ?? 0;
}

function covers(word: Box, { left, top, right, bottom }: Box): boolean {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const isBeside = x < word.left - MARGIN || x >= word.right + MARGIN;
  return !isBeside && y >= word.top - MARGIN && y < word.bottom + MARGIN;
}

/** Letters of one word or line become one place. */
function joinNeighbours(boxes: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes.toSorted((a, b) => a.left - b.left)) {
    const reach = box.bottom - box.top;
    const neighbour = joined.find(
      (other) => box.left - other.right < reach && box.top < other.bottom && box.bottom > other.top,
    );
    if (neighbour) {
      neighbour.right = Math.max(neighbour.right, box.right);
      neighbour.top = Math.min(neighbour.top, box.top);
      neighbour.bottom = Math.max(neighbour.bottom, box.bottom);
    } else joined.push({ ...box });
  }
  return joined;
}
