import type { FactEvidence } from '#shared/domain/analysis-result.ts';

/** The check of one fact, found by its path in the classification; both notations of an index work. */
export function findEvidence(
  verification: readonly FactEvidence[] | undefined,
  fact: string,
): FactEvidence | undefined {
  return verification?.find((entry) => entry.fact === fact || entry.fact.endsWith(`.${fact}`));
}

/** How certain a fact is, in the screen's words. */
export const evidenceWords = {
  confirmed: 'potwierdzone w piśmie',
  unconfirmed: 'niepotwierdzone w piśmie',
  conflicting: 'pismo podaje różne dane',
} as const;

/**
 * The place of a quote in the letter's text, ignoring line breaks and spaces; a word divided at a line's end
 * is whole in the quote, and a long quote ends with "…". Returns start and end offsets, or undefined when it
 * is not found.
 */
export function locateQuote(
  text: string,
  quote: string,
): { start: number; end: number } | undefined {
  const words = quote.replace(/…\s*$/, '').trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const pattern = words.map(dividedWord).join('\\s+');
  const match = new RegExp(pattern, 'iu').exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

/** A word as a pattern that allows a hyphen at a line's end. */
function dividedWord(word: string): string {
  return Array.from(word, (letter) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&')).join(
    '(?:-\\n\\s*)?',
  );
}
