import { clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

const cover = String.raw`\b(?:polis|umow|ubezpieczeni|ochron|oc\b)\w*`;
const goesOn = either(
  'przedluz',
  'wznow',
  'wznaw',
  'odnow',
  'odnaw',
  'kontynu',
  'zawrze',
  'zawiera',
);
/** "Polisa NIE przedłuży się automatycznie", "umowa nie zostanie wznowiona", "OC nie ulega przedłużeniu". */
const ends = new RegExp(String.raw`${cover}[^.;]{0,60}\bnie (?:[a-z]+ ){0,2}${goesOn}`);
/** "Jeżeli nie zapłaci Pan składki, umowa nie przedłuży się": only then. */
const onlyIf = /\b(?:jezeli|jesli|gdy|gdyby|o ile|w razie|w przypadku|chyba ze|chce|chca)\b/;
const goesOnByLaw = /\b(?:z mocy prawa|automatycznie|samo|sama) (?:zawier|przedluz|wznow|odnow)/;

/** Whether the letter says of the reader's insurance that it ends without going on by itself. */
export const endsCover = (view: LetterView): boolean =>
  clausesOf(view).some(
    ({ part, text }) =>
      part === 'operative' && ends.test(text) && !onlyIf.test(text) && !goesOnByLaw.test(text),
  );
