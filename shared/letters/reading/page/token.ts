import type { LineSegment } from '#shared/letters/text/lines.ts';

/**
 * A run of words with its place on the page. In plain text `x` is the column and `y` the number of the line;
 * a reader of PDFs or pictures can supply points instead, as long as one letter uses one measure.
 */
export type Token = { text: string; start: number; end: number; x: number; y: number };

/** The runs of words in a line of plain text, separated by gaps of two or more spaces. */
export function tokensOfLine(segments: readonly LineSegment[], y: number): Token[] {
  return segments.map(({ text, start, end, column }) => ({ text, start, end, x: column, y }));
}
