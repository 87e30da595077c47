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
