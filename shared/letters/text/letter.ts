import { takeLostTextNote } from '#shared/domain/lost-text.ts';

import { blankInstructions } from './instructions-blanked.ts';
import { blankMarkup } from './markup-blanked.ts';
import { blankPadding } from './padding-blanked.ts';
import { type Flow, flowOf, normalizeLetter } from './text.ts';

/**
 * A letter as every room asks about it, made once at the door. All its texts but `raw` have the same
 * length, so that a span of one is a span of the others.
 */
export type Letter = {
  /** As it came in. */
  raw: string;
  /** Normalized: what quotes and highlights refer to. */
  text: string;
  /** `text` with the words that speak to a machine as spaces. */
  unled: string;
  /** `unled` with markup, leaders and endless words as spaces: the only text facts are taken from. */
  honest: string;
  /** `honest` as running text. */
  flow: Flow;
  /** Whether words that speak to a machine, or markup, were left out of `honest`. */
  hidesWords: boolean;
  /** Whether the device said that it did not read all of the picture. */
  isPartlyRead: boolean;
};

/** Prepares the text of a letter, whatever it holds. The result depends on the text alone. */
export function openLetter(raw: string): Letter {
  const { letter, isPartlyRead } = takeLostTextNote(raw);
  const text = normalizeLetter(letter);
  const unled = blankInstructions(text);
  const bare = blankMarkup(unled);
  const honest = blankPadding(bare);
  const hidesWords = bare !== text;
  return { raw, text, unled, honest, flow: flowOf(honest), hidesWords, isPartlyRead };
}
