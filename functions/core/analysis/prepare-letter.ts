import type { RefusalCode } from '#shared/domain/refusal.ts';
import {
  type LetterPlace,
  namedPlacesOf,
  placesOf,
} from '#shared/letters/checking/readings/places.ts';
import { checkQuality } from '#shared/letters/intake/quality.ts';
import { type Masking, maskLetter } from '#shared/letters/people/masking.ts';
import { isSuspectedFraud } from '#shared/letters/reading/scam/scam.ts';
import { type Letter, openLetter } from '#shared/letters/text/letter.ts';

import { remask } from './masking/remask.ts';

/**
 * About 23,000 tokens, read by five calls: some thirty pages. Longer texts are case files; only the rules
 * read them, and such an analysis is returned to the quota.
 */
const LONGEST_FOR_MODEL = 60_000;

/** Everything needed of a letter before a model is asked; it depends only on the text. */
export type PreparedLetter =
  | { kind: 'refused'; codes: RefusalCode[] }
  | {
      kind: 'readable';
      letter: Letter;
      masking: Masking;
      /** The places shown to the model; undefined when the letter is too long for it. */
      places: readonly LetterPlace[] | undefined;
    };

/** Opens, judges and masks the letter, and numbers its places. Some 20 ms of the processor. */
export function prepareLetter(text: string): PreparedLetter {
  const letter = openLetter(text);
  // Fraudulent messages are short and cut off: a suspicion is reported before the quality is checked.
  const codes = isSuspectedFraud(letter) ? [] : checkQuality(letter);
  if (codes.length > 0) return { kind: 'refused', codes };
  const masking = maskLetter(letter);
  const isTooLong = masking.text.length > LONGEST_FOR_MODEL;
  return {
    kind: 'readable',
    letter,
    masking,
    places: isTooLong ? undefined : placesIn(letter, masking),
  };
}

function placesIn(letter: Letter, masking: Masking): LetterPlace[] {
  return placesOf({
    masked: openLetter(masking.text),
    accounts: accountsOf(masking),
    named: remask(namedPlacesOf(letter), masking),
  });
}

const accountsOf = ({ replacements }: Masking) =>
  replacements.map(({ placeholder }) => placeholder).filter((one) => one.includes('RACHUNEK'));
