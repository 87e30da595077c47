import type { Term, TermUnit } from '#shared/domain/term.ts';
import { lengthInWords, lengthOf } from '#shared/letters/calendar/term-length.ts';
import { findNumberPhrases } from '#shared/letters/figures/polish-numbers.ts';
import { foldText } from '#shared/letters/text/text.ts';

/** "14 dni od doręczenia", "2026-11-30": a term in a form that can be compared. */
export function inWords(term: Term): string {
  const length = lengthOf(term);
  if (term.kind === 'date' || length === undefined) return term.date ?? term.what;
  const from = term.kind === 'from_document' ? 'od daty pisma' : 'od doręczenia';
  return `${lengthInWords(length)} ${from}`;
}

const unitStems: Readonly<Record<TermUnit, RegExp>> = {
  days: /\bd(?:ni|zien)/,
  working_days: /\brobocz/,
  weeks: /tygod|tydz/,
  months: /miesi[ae]c/,
};

/** Whether the quoted words contain the number and the unit, in a form that our parser of terms does not know. */
export function saysLength({ quote, amount, unit }: Term): boolean {
  if (quote === null || amount === null || unit === null) return false;
  const folded = foldText(quote);
  if (!unitStems[unit].test(folded)) return false;
  const inDigits = new RegExp(String.raw`(?<!\d)${amount}(?!\d)`).test(folded);
  return inDigits || findNumberPhrases(folded).some(({ value }) => value === amount);
}

const dayWords =
  /stycz|lut|marc|marz|kwie|maj|czerw|lip|sierp|wrze|pazdz|listop|grud|\d{1,2}[./-]\d{1,2}/;

/** Whether a passage may name a day that our parser of dates does not know. */
export function hasDayWords(passage: string): boolean {
  return dayWords.test(foldText(passage));
}
