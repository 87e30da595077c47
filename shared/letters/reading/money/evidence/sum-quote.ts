import { readableQuote, type Span } from '#shared/letters/text/text.ts';

const WORDS = 60;

/** A sum with the words before it. */
export const quoteOfSum = (source: string, { start, end }: Span): string =>
  readableQuote(source, { start: wordStart(source, start - WORDS), end });

/** The next beginning of a word at or after a position; "1 980,80" is one word. */
function wordStart(source: string, from: number): number {
  if (from <= 0) return 0;
  const lead = source.slice(from - 1, from + 30);
  const gap = /(?<!^|\d)\s|\d\s(?!\s*\d)/.exec(lead);
  return gap === null ? from : from - 1 + gap.index + gap[0].length;
}
