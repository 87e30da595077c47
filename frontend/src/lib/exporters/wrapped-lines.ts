import { findListItem } from './reply/reply-patterns.ts';

const MIN_WRAPPED = 55;

/**
 * Joins lines that were wrapped by hand into paragraphs; a line that ends a sentence well before the
 * right edge, or comes before a list item, ends its paragraph.
 */
export function joinWrapped(lines: readonly string[]): string[] {
  const width = Math.max(...lines.map((line) => line.length));
  const paragraphs: string[] = [];
  let previous: string | undefined;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last !== undefined && previous !== undefined && goesOn(previous, line, width)) {
      paragraphs[paragraphs.length - 1] = `${last} ${line}`;
    } else paragraphs.push(line);
    previous = line;
  }
  return paragraphs;
}

function goesOn(line: string, next: string, width: number): boolean {
  if (findListItem(next)) return false;
  if (/^\p{Ll}/u.test(next)) return true;
  if (/[:;]$/.test(line) || width < MIN_WRAPPED) return false;
  const isFull = line.length >= MIN_WRAPPED && line.length > 0.8 * width && width <= 110;
  return isFull && !/[.!?]$/.test(line);
}
