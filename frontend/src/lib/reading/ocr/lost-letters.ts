import { median } from '#frontend/src/lib/reading/layout.ts';
import type { LostText } from '#frontend/src/lib/reading/letter-text.ts';

import type { OcrWord } from './words.ts';

/** Shapes of letters outside all words returned by the engine. */
export type LostLetters = Omit<LostText, 'picture'>;

/** A word below this confidence may be noise: its place does not count as read. */
const SEEN = 40;
/** A word this many letters high, and at least this many pixels, is a frame or a whole block. */
const TALLEST_WORD = { letters: 3, pixels: 120 };
/** Pixels by which a word's box is widened. */
const MARGIN = 3;
/** Letters are in rows: the next one is at most this many heights away. */
const NEIGHBOUR = 2.5;

type Box = { left: number; top: number; right: number; bottom: number };

/**
 * Compares the shapes of letters on a picture with the recognized words. The engine's own confidence does not show
 * lost text: it was .94 on pages that had lost a fifth of their words.
 * @param shapes four numbers each (left, top, right, bottom), in the picture given to the engine
 */
export function findLostLetters(
  shapes: Int16Array,
  words: readonly OcrWord[],
  size: { width: number; height: number },
): LostLetters {
  const letters = boxesOf(shapes);
  const height = median(letters.map(({ top, bottom }) => bottom - top)) ?? 0;
  const tallest = Math.max(TALLEST_WORD.pixels, TALLEST_WORD.letters * height);
  const read = words.filter(
    ({ confidence, top, bottom }) => confidence >= SEEN && bottom - top < tallest,
  );
  const lost = letters
    .filter((box) => !read.some((word) => covers(word, box)))
    .filter((box) => letters.some((other) => isBeside(box, other, NEIGHBOUR * height)));
  const places = joinNeighbours(lost).map((box) => ({
    left: box.left / size.width,
    top: box.top / size.height,
    right: box.right / size.width,
    bottom: box.bottom / size.height,
  }));
  return { share: lost.length / Math.max(1, letters.length), places };
}

function boxesOf(shapes: Int16Array): Box[] {
  return Array.from({ length: shapes.length / 4 }, (_, index) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = shapes.subarray(4 * index, 4 * index + 4);
    return { left, top, right, bottom };
  });
}

/** In one row, at most `reach` pixels apart; pieces of the sheet's edge are below each other instead. */
function isBeside(box: Box, other: Box, reach: number): boolean {
  if (box === other) return false;
  const shared = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  const apart = Math.max(box.left, other.left) - Math.min(box.right, other.right);
  return apart < reach && shared > 0.5 * Math.min(box.bottom - box.top, other.bottom - other.top);
}

function covers(word: Box, { left, top, right, bottom }: Box): boolean {
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const isAside = x < word.left - MARGIN || x >= word.right + MARGIN;
  return !isAside && y >= word.top - MARGIN && y < word.bottom + MARGIN;
}

/** Joins the letters of one word or line. */
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
