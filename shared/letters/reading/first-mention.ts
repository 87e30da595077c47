import { either } from '#shared/letters/text/word-list.ts';

import { type LetterView, quoteAt, sentenceOf } from './letter-view.ts';

/** Words before a remedy that grant it. */
const grants = either(
  'przysluguje', // przysługuje odwołanie
  'sluzy', // służy zażalenie
  'wnosi sie', // wnosi się sprzeciw
  /moze\w* (?:pan\w* )?(?:wniesc|zlozyc)/, // może Pan wnieść skargę
  'wniosl', // gdyby wniósł sprzeciw
  'zlozyc', // złożyć odwołanie
  'prawo', // prawo do odwołania
);

/** The first sentence in which the letter mentions the remedy. */
export function mentionOf(view: LetterView, stem: string): string | null {
  const instruction = new RegExp(
    String.raw`${grants}[^.]{0,120}\b${stem}|\b${stem}\w*[^.]{0,80}(?:przysluguje|sluzy|wnosi sie|w terminie)`,
  );
  const match =
    instruction.exec(view.spaced) ?? new RegExp(String.raw`\b${stem}`).exec(view.spaced);
  if (match === null) return null;
  const end = match.index + match[0].length;
  return quoteAt(view, sentenceOf(view, { start: match.index, end }));
}
