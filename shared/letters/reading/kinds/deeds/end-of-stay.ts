import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** "odmawiam … udzielenia zezwolenia na pobyt czasowy i pracę", "zobowiązuję cudzoziemca do powrotu". */
const endsStay = new RegExp(
  either(
    /\b(?:odmawia|odmawiam|odmowic|odmowil|o d m a w i a m?|odmowie)\b[^;]{0,200}\bzezwoleni\w+ na pobyt/,
    /\b(?:cofa|cofam|cofnac|uniewaznia|uniewazniam)\b [^;]{0,90}\b(?:zezwoleni\w+ na pobyt|karte pobytu)/,
    /\bzobowiaz\w+ [^;]{0,90}\bdo powrotu\b/,
  ),
);

/** Whether a decision takes or refuses the right to stay in the country. */
export const endsRightToStay: (view: LetterView) => boolean = oncePer(({ spaced }: LetterView) =>
  endsStay.test(spaced.split(/\buzasadnieni/)[0] ?? ''),
);
