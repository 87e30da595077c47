import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { either } from '#shared/letters/text/word-list.ts';

const estate = /\bspad(?:ek|k[ui]|kiem|kow\w*|kobierc\w*)\b/;
/** The heirs are named already, or what they own is shared: nobody decides about the estate any more. */
const decided = new RegExp(
  either(
    /\bpostanowieni\w*[^.;]{0,120}\bpan\w* (?:jedyn\w+ )?spadkobierc/,
    /\b(?:stwierdzil|stwierdzono|stwierdza)\w*[^.;]{0,80}\bspadek\b[^.;]{0,120}\bnaby[lw]/,
    /(?<!\b(?:kto|czy) )\bnabyl\w* (?:pan\w* )?(?:\w+ )?spadek\b/,
    /\bzachow(?:ek|ku|kiem)\b/,
    /\bdepozyt\w*/,
  ),
);
const shares = /\bo dzial spadku\b/;
const establishes = /\bstwierdzeni\w* nabycia spadku\b/;

/** Whether the reader may still have to decide about an estate that the letter speaks of. */
export const isEstateOpen = ({ view: { spaced } }: Pick<LetterFacts, 'view'>): boolean =>
  estate.test(spaced) &&
  !decided.test(spaced) &&
  !(shares.test(spaced) && !establishes.test(spaced));
