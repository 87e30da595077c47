import { clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import { isBeside } from '#shared/letters/reading/clauses/letter-parts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** "wystąpię z powództwem", "sprawę skieruję do sądu", "złożymy prywatny akt oskarżenia". */
const suit = new RegExp(
  String.raw`\b${either(
    /wystapi(?:e|my)?|skieruj(?:e|emy)|wnios[ea]|wniesie(?:my)?|zloz(?:e|y|ymy)|oddam(?:y)?|kierujemy/,
    /bede zmuszon\w+|bedziemy zmuszeni|zmuszeni bedziemy/,
    /(?:pojde|pojdziemy|spotkamy sie|zobaczymy sie)/,
  )}\b[^.;]{0,60}\b${either(
    /(?:pozew|pozwem|powodztw\w*)/,
    /(?:na )?drog\w+ sadow\w*|(?:do|w) sad(?:u|zie)\b/,
    /akt\w* oskarzenia|zawiadomieni\w+ (?:do|o) (?:prokurat|przestepstw)\w*/,
  )}`,
);
/** "może Pani wystąpić z powództwem", "jeżeli złoży Pan pozew": no threat. */
const noThreat = new RegExp(
  either(
    /\bmo(?:ze|ga|zesz|zna)\b|\b(?:prawo|przyslug\w+|nalezy)\b/,
    /\b(?:pan|pani|panstwo) (?:\w+ )?(?:zlozy|wniesie|wystapi|skieruje)\b/,
    /\b(?:zlozy|wniesie|wystapi|skieruje) (?:pan|pani|panstwo)\b/,
  ),
);

/** Whether the sender announces a suit against the reader. */
export const threatensSuit = oncePer((view: LetterView): boolean =>
  clausesOf(view).some(
    ({ text, part }) => !isBeside(part) && suit.test(text) && !noThreat.test(text),
  ),
);
