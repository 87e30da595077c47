import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { sentenceSpan } from '#shared/letters/text/sentences.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import type { MoneyItem } from './money-items.ts';
import { orderWords, requestWords } from './way-words.ts';

/** A letter of no known kind that asks for money in so many words. */
const asksForMoney =
  /\b(?:prosz[ey]|prosimy|wzywa\w*|zada\w*|domaga\w*)\b.{0,60}(?:zaplat|zwrot|wplat|uiszcz|uregul|splat)/;
const requests = wordPattern(requestWords);
const orders = wordPattern(orderWords);
/** "ZUS nie żąda opłaty", "nie prosi o wpłatę". */
const denied = /\bnie (?:\w+ )?(?:zada|wzywa|prosi|zobowiaz)\w*[^.;]*/g;

const BEFORE_ROW = 600;
const AFTER_ROW = 300;
const LONGEST_PASSAGE = 900;

/**
 * Whether the letter orders its reader to pay this sum: by the verb of the sum, by an account to pay it to,
 * or by an order in the sentence or table of the sum. In a letter that is not about money only the sum's own verb counts.
 */
export function isOrdered(
  view: LetterView,
  type: DocumentType,
  sum: MoneyItem,
  hasAccount: boolean,
): boolean {
  const duty = type.duties.includes('pay');
  if (sum.way === 'pay' && (sum.zone === 'body' || duty || hasAccount)) return true;
  if (!type.concernsMoney) return false;
  if (hasAccount) return true;
  // A seizure or an order sets its debt out in a table or a list whose sum is the debt.
  if (duty && sum.role === 'total' && (sum.row || sum.zone === 'body')) return true;
  const passage = passageOf(view, sum).replace(denied, ' ');
  return asksForMoney.test(passage) || requests.test(passage) || (duty && orders.test(passage));
}

/** The sum's sentence with the one after it and the words that lead a list in; of a table what stands around it. */
function passageOf(view: LetterView, { at: sourceAt, row }: MoneyItem): string {
  const at = flowPosition(view, sourceAt);
  if (row) return view.spaced.slice(Math.max(0, at - BEFORE_ROW), at + AFTER_ROW);
  const own = sentenceSpan(view.flow, { start: at, end: at + 1 });
  const next = sentenceSpan(view.flow, { start: own.end, end: own.end + 1 });
  const lead = /:\s*$/.test(view.spaced.slice(Math.max(0, own.start - 20), own.start))
    ? sentenceSpan(view.flow, { start: own.start - 1, end: own.start }).start
    : own.start;
  return view.spaced.slice(lead, Math.min(next.end, lead + LONGEST_PASSAGE));
}
