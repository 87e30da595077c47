import { type WordList, wordPattern } from '#shared/letters/text/word-list.ts';

/** Words of a letter (any of them) and how much they speak for a kind. */
export type WeightedPattern = readonly [pattern: RegExp, weight: number];

/**
 * Makes a weighted pattern from a word list (`shared/letters/text/word-list.ts`): folded text, `*` for an
 * ending, ` … ` for what may stand between two parts.
 */
export function words(weight: number, ...list: WordList): WeightedPattern {
  return [wordPattern(list), weight];
}

/**
 * How a kind of letter is known. A kind counts only when its heading or its operative words were found:
 * who writes and what it is about add weight, but never make a kind.
 */
export type Recognition = {
  /** Who writes it, in the letterhead or the signature. */
  sender: readonly WeightedPattern[];
  /** The heading. */
  title: readonly WeightedPattern[];
  /** The operative words: what the letter does. */
  act: readonly WeightedPattern[];
  /** What it is about. */
  body: readonly WeightedPattern[];
};
