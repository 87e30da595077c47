import type { MoneyDirection } from '#shared/domain/events-and-money.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { findScamSigns, warrantsWarning } from '#shared/letters/reading/scam.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import type { Sums } from './sums.ts';
import { requestWords } from './way-words.ts';

/** A letter of no known kind that asks for money in so many words. */
const asksForMoney =
  /\b(?:prosz[ey]|prosimy|wzywa\w*|zada\w*|domaga\w*)\b.{0,60}(?:zaplat|zwrot|wplat|uiszcz|uregul|splat)/;
const requests = wordPattern(requestWords);
/** What runs from month to month: told of by a letter that changes it. */
const running = /(?:oplat|zaliczk|czynsz|skladk|abonament)\w*/;
const refused =
  /odmaw\w+|odmow\w+|nie (?:uznaje\w*|przyznaje\w*|znajd\w+ podstaw)|bez swiadczenia|nieuwzglednion/;

/** Which way the letter's money goes, seen from its reader: by the verb of the sum, then by its kind. */
export function directionOf(
  view: LetterView,
  type: DocumentType,
  sums: Sums,
  hasAccount: boolean,
): MoneyDirection {
  if (type.reply === 'contract') return 'conditional';
  if (type.reply === 'scam') return 'none';
  // What shows signs of a fraud is nobody's to pay before it is checked.
  if (warrantsWarning(findScamSigns(view))) return 'disputed';
  const chosen = sums.total ?? sums.main ?? sums.costs ?? sums.interest;
  if (chosen?.role === 'paid') return 'none';
  if (type.duties.includes('declare_driver')) return 'conditional';
  if (type.duties.includes('answer_suit') && chosen?.way !== 'pay') return 'disputed';
  if (hasAccount) return 'to_pay';
  if (chosen === null) return 'none';
  if (chosen.way === 'receive') return 'to_receive';
  if (type.issuer === 'insurer' && type.code === 'pismo_ubezpieczyciela') {
    return refused.test(view.spaced) ? 'disputed' : 'to_receive';
  }
  const isTold = chosen.weak && chosen.way === null && !running.test(chosen.label);
  if (isTold) return 'none';
  if (type.duties.includes('pay')) return 'to_pay';
  if (asksForMoney.test(view.spaced) || requests.test(view.spaced)) return 'to_pay';
  if (chosen.way === 'pay' && chosen.zone === 'body') return 'to_pay';
  return chosen.role === 'costs' || running.test(chosen.label) ? 'conditional' : 'none';
}
