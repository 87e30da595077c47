import type { OcrWord } from './words.ts';

/** A word at or above this confidence is one, also where it stands in colour. */
const SURE = 70;
/** Words that share more than this of both sides of the smaller stand in one place. */
const SAME = 0.3;

/**
 * The words of a page whose coloured ink was taken off, and those that stand in colour themselves: a date stamp, a red heading.
 * @param black read without the coloured ink
 * @param all read with it
 */
export function joinColoured(black: readonly OcrWord[], all: readonly OcrWord[]): OcrWord[] {
  const coloured = all.filter(
    (word) => word.confidence >= SURE && !black.some((other) => isSamePlace(word, other)),
  );
  return [...black, ...coloured];
}

function isSamePlace(one: OcrWord, other: OcrWord): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const width = Math.min(one.right - one.left, other.right - other.left);
  const height = Math.min(one.bottom - one.top, other.bottom - other.top);
  return across > SAME * width && down > SAME * height;
}
