import type { Clause } from '#shared/letters/reading/clauses/clause.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/** A day ("18 września") or a sum ("1 350,00 zł"), each with a key that identifies it. */
const figure = String.raw`(\d{1,2} [a-z]{3,12}|\d[\d .]*(?:,\d\d)?)`;
const corrects = wordPattern([
  'sprostowani*',
  'prostuj*',
  'omylk*',
  'pomylk*',
  'pomylil*',
  'blednie',
  'przestawion*', // W piśmie z 1 września przestawiono cyfry.
  'korygujemy',
]);
/** "zamiast 18 września - do 30 września", "1 530,00 zł, a nie 1 350,00 zł", "w miejsce kwoty 8 640,00 zł wpisuję". */
const replaced = new RegExp(
  String.raw`\b(?:zamiast|w miejsce|,? a nie|blednie (?:podano|wpisano))\b ?${either('kwoty', 'kwote', 'sumy', 'daty', 'dnia', 'slow', 'terminu', 'do', 'na')}? ?["„]? ?${figure}`,
  'g',
);

/** Days and sums that the letter itself corrects because they were wrong. */
const withdrawn = oncePer(({ spaced }: LetterView): readonly RegExp[] =>
  corrects.test(spaced)
    ? [...spaced.matchAll(replaced)].map(
        ([, words = '']) =>
          new RegExp(
            String.raw`(?<![\d,] ?)${words.trim().replaceAll('.', String.raw`\.`)}(?![\d,])`,
          ),
      )
    : [],
);

/** Whether a clause names a value that the letter corrects elsewhere; nobody may act on it. */
export function isSuperseded(view: LetterView, { text }: Clause): boolean {
  return (
    withdrawn(view).some((words) => words.test(text)) &&
    text.search(new RegExp(replaced.source)) < 0
  );
}
