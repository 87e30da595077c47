import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

const sends = either(
  /(?:wysle|wyplaci|przele|przekaze|zleci|wykona|zrealizuje)(?:my|je?my)?/,
  /(?:wysyla|wyplaca|przelewa|przekazuje|zleca)my/,
  /(?:wyslali|wyplacili|przelali|przekazali|zlecili)smy/,
);
/** "Pieniądze wyślemy w ciągu 5 dni roboczych", "Wypłacimy Panu 6 628,00 zł". */
const sent = new RegExp(
  either(
    new RegExp(
      String.raw`\b(?:pieniadze|srodki|kwot\w{1,2}|odszkodowani\w+|swiadczeni\w+|naleznosc|przelew\w*)\b[^.;]{0,60}\b${sends}\b`,
    ),
    new RegExp(String.raw`\b${sends}\b[^.;]{0,80}\d,\d\d`),
    /\b(?:wyplata|przelew) (?:\w+ ){0,3}(?:nastapi|zostani|zosta[lw]|bedzie)/,
    /\b(?:odszkodowani|kwot|swiadczeni|pieniadz|srodk)\w* [^.;]{0,40}(?<!\bnie )\bzostan(?:ie|a) (?:wyplacon|przelan|przekazan)/,
    /\b(?:przyznaje|przyznali|uznaje|uznali)(?:my|smy)\b[^.;]{0,80}\d,\d\d/,
  ),
  'g',
);
/** "Decyzją z 30 marca wypłaciliśmy …", "po przedstawieniu faktur wypłacimy": not what this letter pays. */
const other =
  /\b(?:nie|decyzj\w+ z|wczesniej|dotychczas|dotad|po przedstawieniu|jezeli|jesli|gdyby|gdy)\b[^.;]*$/;
const SENTENCE = 120;

/** Whether the sender says that it pays the reader something now, even if it refuses the rest. */
export const promisesPayout = ({ spaced }: LetterView): boolean =>
  [...spaced.matchAll(sent)].some(
    ({ index, 0: words }) =>
      !other.test(spaced.slice(Math.max(0, index - SENTENCE), index)) && !/\bnie\b/.test(words),
  );
