import type { Term } from '#shared/domain/term.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

const ofPaying = /plac|plat|uisc|uiszcz|uregul|skladk|czynsz|rat[aye]\b|oplat|\d ?zl\b/;

export const PAY_DAY = 'Zapisz dzień płatności z pisma';

/** A day of payment that the letter only states: "Kaucja jest płatna do 31 sierpnia". */
export const payDay = (words: string, { kind, what }: Term): string | null =>
  kind === 'date' &&
  ((what.startsWith('zapłata') && isDue.test(foldText(words))) || newSum.test(foldText(words)))
    ? PAY_DAY
    : null;

/** "pierwszy raz w nowej wysokości do 15 czerwca" */
const newSum = /\b(?:pierwsz\w+|kolejn\w+)\b[^.;]{0,40}\bw nowej (?:wysokosci|kwocie|stawce)\b/;

/** Not "pierwszy przelew do 20 czerwca": the reader may be the one who gets it. */
const isDue = new RegExp(
  either(
    /\b(?:platn\w{1,3}|wplaca|placi|uiszcza|wnosi)\b/,
    /\b(?:i{1,3}|iv) rata\b/,
    /\bwystarczy (?:o|za|w)placic\b/,
    /\bskladk\w+ do\b/,
    /\bjednorazowo\b/,
    // "do 16 marca - zaliczka 400 zł"
    /\b(?:zaliczk|zadat|przedplat|reszt|doplat)\w*[^.;]{0,30}\d ?zl\b/,
  ),
);

/** Whether the words around a term are about money that somebody pays. */
export const speaksOfPaying = (words: string): boolean => ofPaying.test(foldText(words));

const paidOut =
  /\bzwr(?:ot|oc|ac)\w*|\b(?:wyplat|wyplac|przelejemy|oddamy|oddajemy|przekazemy|nadplat|nadwyzk)\w*/;

/** Whether the words are about money that comes back: its day is the sender's, not the reader's. */
export const isPaidOut = (words: string): boolean => paidOut.test(foldText(words));

const opensInstalment =
  /(?:^|[\s,;(])(?:(?:I{1,3}|IV|VI{0,3}|\d{1,2}\.?|pierwsza|druga|trzecia|czwarta) rata\b|rata (?:nr )?(?:\d|[IV]))/giu;
/** "do 5 maja - I rata": a day that stands before its instalment. */
const dayBefore =
  /\d(?: ?r\.?)?(?: (?:\p{L}+ )?\d{4})?(?: ?r\.)?\s*[-–:]\s*$|\p{L}{3,}\s[-–:]\s*$/u;

/** "I rata 400 zł - zapłacona, II rata 540 zł - do 27 marca, III rata …": only the instalment of the day in question. */
export function ownInstalment(words: string, { quote }: Term): string {
  const end = quote === null ? -1 : words.indexOf(quote);
  if (quote === null || end < 0) return words;
  const before = words.slice(0, end);
  const own = [...before.matchAll(opensInstalment)].at(-1);
  if (own === undefined || dayBefore.test(before.slice(0, own.index + 1))) return words;
  const start = own.index + (/^[\s,;(]/.test(own[0]) ? 1 : 0);
  return words.slice(start, end + quote.length);
}
