import type { OcrWord } from './words.ts';

/** From this confidence on a coloured word is real. */
const SURE = 70;
/** Words whose overlap exceeds this share of both sides of the smaller one are at the same place. */
const SAME = 0.3;

/**
 * The words of a page without its coloured ink, and the coloured words: a date stamp, a red heading.
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
