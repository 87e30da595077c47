import { takeLostTextNote } from '#shared/domain/lost-text.ts';

import { withGaps } from './blocks/lost-gaps.ts';
import { withParagraphs } from './blocks/lost-paragraphs.ts';
import { withRows } from './blocks/lost-rows.ts';
import { withCells } from './blocks/separated-cells.ts';
import { blankInstructions } from './instructions-blanked.ts';
import { blankMarkup } from './markup-blanked.ts';
import { blankPadding } from './padding-blanked.ts';
import { splitMail } from './quoted-mail.ts';
import { type Flow, flowOf, normalizeLetter } from './text.ts';

/**
 * A letter in the form that every room uses, made once at the door. All texts except `raw` and `older` have the
 * same length, so a span of one is a span of the others.
 */
export type Letter = {
  /** As received. */
  raw: string;
  /** Normalized: the text that quotes and highlights refer to. */
  text: string;
  /** `text` with the words addressed to a machine replaced by spaces. */
  unled: string;
  /**
   * `unled` with markup, leaders, overlong words and quoted older mails replaced by spaces: facts are taken only
   * from this text.
   */
  honest: string;
  /** The older messages that a mail quotes; empty for every other letter. */
  older: string;
  /** `honest` as running text. */
  flow: Flow;
  /** `text` as running text, the same as `flow` where nothing was replaced. */
  wholeFlow: Flow;
  /** Whether `honest` leaves out markup or words addressed to a machine. */
  hidesWords: boolean;
  /** Whether the device reported that it could not read all of the picture. */
  isPartlyRead: boolean;
};

/** Prepares the text of a letter, whatever it contains. The result depends only on the text. */
export function openLetter(raw: string): Letter {
  const { letter, isPartlyRead } = takeLostTextNote(raw);
  const text = withRows(withParagraphs(withGaps(withCells(normalizeLetter(letter)))));
  const wholeFlow = flowOf(text);
  const unled = blankInstructions(wholeFlow);
  const bare = blankMarkup(unled);
  const { newest: honest, older } = splitMail(blankPadding(bare));
  const hidesWords = bare !== text;
  const flow = honest === text ? wholeFlow : flowOf(honest);
  return { raw, text, unled, honest, older, flow, wholeFlow, hidesWords, isPartlyRead };
}
