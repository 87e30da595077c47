import type { Clause } from '#shared/letters/reading/clauses/clause.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

/** "Wzywam adresata, aby: - …; - w terminie 7 dni złożył oświadczenie": an item of a call tells nothing past. */
export function isCalledItem({ spaced }: LetterView, { span }: Clause): boolean {
  const above = spaced.slice(Math.max(0, span.start - ITEMS), span.start);
  const own = spaced.slice(span.start, span.end);
  if (!/\b(?:aby|azeby|zeby)\s{0,2}:/.test(above + own)) return false;
  return itemMark.test(own) || itemAhead.test(above) || itemInside.test(own);
}
const mark = String.raw`(?:[-–•*]|(?:\d{1,2}|[a-f]|[ivx]{1,4})[.)/])`;
const itemMark = new RegExp(String.raw`^\W{0,3}${mark}\s`);
const itemAhead = new RegExp(String.raw`(?:^|\s)${mark}\s{0,3}$`);
const itemInside = new RegExp(String.raw`;\s{0,2}${mark}\s`);
const ITEMS = 600;
