import { breakLines } from './break-lines.ts';
import { INK, type Line, type Measure, type PlacedText, type TextBlock } from './text-block.ts';
import { type Word, wordsOf } from './words.ts';

/** A line whose gaps would be wider than this, in spaces, is not justified. */
const MAX_STRETCH = 4;

/** Sets one paragraph in a column of the given width. */
export function setBlock(block: TextBlock, column: number, measure: Measure): Line[] {
  const room = column - block.left - block.right;
  const words = wordsOf(block.spans, { size: block.size, room, measure });
  const broken = breakLines(words, room);
  const texts = broken.map((line, index) =>
    placeLine(block, line, room, index === broken.length - 1),
  );
  const [first = [], ...others] = texts;
  return [[...markerOf(block, measure), ...first], ...others].map((placed, index, all) => ({
    texts: placed,
    size: block.size,
    leading: block.leading,
    before: index === 0 ? block.before : 0,
    keepWithNext: keeps(block, index, all.length),
    ...(block.panel ? { panel: block.panel } : {}),
    ...(block.rule && index === 0 ? { rule: block.rule } : {}),
  }));
}

/** No widows or orphans. */
function keeps({ keepLines, keepWithNext }: TextBlock, index: number, count: number): boolean {
  if (index === count - 1) return keepWithNext ?? false;
  return (keepLines ?? false) || index === 0 || index === count - 2;
}

function markerOf({ marker, size }: TextBlock, measure: Measure): PlacedText[] {
  if (!marker) return [];
  const { text, at, isBold = false, color = INK } = marker;
  return [{ text, x: at, width: measure(text, { isBold, size }), isBold, color, endsWord: true }];
}

function placeLine(block: TextBlock, line: readonly Word[], room: number, isLast: boolean) {
  const spaces = line.slice(1).reduce((total, { space }) => total + space, 0);
  const natural = spaces + line.reduce((total, { width }) => total + width, 0);
  const slack = Math.max(0, room - natural);
  const canStretch = block.align === 'justify' && !isLast && spaces > 0;
  const stretch = canStretch && slack <= spaces * (MAX_STRETCH - 1) ? slack / spaces : 0;
  const shift = block.align === 'right' ? slack : block.align === 'center' ? slack / 2 : 0;
  let x = block.left + shift;
  return line.map((word, index): PlacedText => {
    x += index === 0 ? 0 : word.space * (1 + stretch);
    const at = x;
    x += word.width;
    const { text, width, isBold, color, mark } = word;
    const next = line[index + 1];
    const endsWord = next === undefined ? true : next.space > 0;
    return { text, x: at, width, isBold, color, endsWord, ...(mark ? { mark } : {}) };
  });
}
