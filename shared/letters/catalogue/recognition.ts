import { type WordList, wordPattern } from '#shared/letters/text/word-list.ts';

/** Words of a letter (any of them) and how strongly they point to a kind. */
export type WeightedPattern = readonly [pattern: RegExp, weight: number];

/**
 * Makes a weighted pattern from a word list (`shared/letters/text/word-list.ts`): folded text, `*` for any
 * ending, ` … ` for text that may stand between two parts.
 */
export function words(weight: number, ...list: WordList): WeightedPattern {
  return [wordPattern(list), weight];
}

/**
 * As `words`, for acts whose two parts Polish says in either order: "wypowiadam umowę najmu", "umowę najmu
 * wypowiadam".
 */
export function acts(weight: number, ...list: WordList): WeightedPattern {
  const turned = list.map((entry) => entry.split(' … ')).filter((parts) => parts.length === 2);
  return words(weight, ...list, ...turned.map((parts) => parts.toReversed().join(' … ')));
}

/**
 * How a kind of letter is recognised. A kind counts only when its heading or its operative words were found:
 * the writer and the subject add weight but never decide alone.
 */
export type Recognition = {
  /** The writer, in the letterhead or the signature. */
  sender: readonly WeightedPattern[];
  /** The heading. */
  title: readonly WeightedPattern[];
  /** The operative words: what the letter does. */
  act: readonly WeightedPattern[];
  /** The subject. */
  body: readonly WeightedPattern[];
};
