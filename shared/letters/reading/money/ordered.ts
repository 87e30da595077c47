import type { NamedReply } from '#shared/letters/catalogue/all-document-types.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { asksNothing } from '#shared/letters/reading/clauses/asks-nothing.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { owedWords, requestWords } from '#shared/letters/reading/money/words/owed-words.ts';
import { orderWords } from '#shared/letters/reading/money/words/way-words.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { sentenceSpan } from '#shared/letters/text/sentences.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import type { MoneyItem } from './money-items.ts';

/** A letter of unknown kind that explicitly asks for money. */
const asksForMoney =
  /\b(?:prosz[ey]|prosimy|wzywa\w*|zada|zadam|zadamy|domaga\w*)\b.{0,90}(?:zaplat|zwrot|wplat|uiszcz|uregul|splat|wnie\w+ oplat)/;
const requests = wordPattern(requestWords);
const orders = wordPattern(orderWords, owedWords);
/** "ZUS nie żąda opłaty", "nie prosi o wpłatę". */
const denied = /\bnie (?:\w+ )?(?:zada|wzywa|prosi|zobowiaz|nalezy)\w*[^.;]*/g;

/** "Co proszę zrobić? Wpłacić brakującą kwotę na mikrorachunek …": an order in the infinitive. */
const asksWhat =
  /\bco (?:teraz )?(?:prosze|prosimy|nalezy|trzeba|powin\w+ pan\w*|mus\w+ pan\w*|ma pan\w*|pan\w* musi) (?:teraz )?zrobic\b/;
const paysBare = /(?:\d\)? |- )?(?:wplacic|zaplacic|uregulowac|przelac|uiscic|splacic|doplacic)\b/;
const toDo = new RegExp(
  String.raw`${asksWhat.source}(?!,? (?:gdy|jezeli|jesli|zeby))[^?]{0,420}?(?:[?:.;,)] |^)${paysBare.source}`,
);

/** "Wpłat prosimy dokonywać na numer rachunku": said of the sums of the letter, whatever its kind. */
const paysHere =
  /\b(?:wplat\w{0,2} (?:\w+ ){0,2}(?:prosimy|nalezy|prosze) dokon|(?:prosimy|nalezy|prosze) dokon\w+ wplat)/;

/** Whether the letter as a whole tells its reader to pay, wherever the sum stands. */
export const tellsToPay: (view: LetterView) => boolean = oncePer(
  ({ spaced }: LetterView) => toDo.test(spaced) || paysHere.test(spaced),
);

/** Kinds that may mention any money: the kind alone does not imply a debt. */
const openKinds: ReadonlySet<string> = new Set<NamedReply>([
  'unknown',
  'admin_decision',
  'admin_order',
  'tax_decision',
  'tax_order',
  'zus_decision',
  'judgment',
  'judgment_with_reasons',
  'final_decision',
  'single_instance',
]);

const BEFORE_ROW = 600;
const AFTER_ROW = 300;
const LONGEST_PASSAGE = 900;

/**
 * Whether the letter orders its reader to pay this sum: by the verb of the sum, by a payment account together
 * with words that ask for payment, or by an order in the sentence or table of the sum. The kind of letter
 * decides only when it is a kind about debt, and nothing is ordered when the letter says that nothing is to
 * be paid.
 */
export function isOrdered(
  view: LetterView,
  type: DocumentType,
  sum: MoneyItem,
  hasAccount: boolean,
): boolean {
  const isOfDebt =
    type.code === 'pismo_komornicze' || (type.duties.includes('pay') && !openKinds.has(type.reply));
  const isInPlace = sum.zone === 'body' || isOfDebt || hasAccount;
  // "Nadpłata 117,83", "saldo na Państwa korzyść 339,80" or "do zwrotu 460,00; przelejemy ją" beside an account.
  if (sum.way === 'receive' && /\bnadplat|\bkorzysc\b|\bdo zwrotu\b/.test(sum.label)) return false;
  if (sum.ordered && isInPlace) return true;
  if (asksNothing(view)) return false;
  if (sum.way === 'pay' && ((isOfDebt && isInPlace) || hasAccount)) return true;
  if (hasAccount && sum.zone === 'body' && tellsToPay(view)) return true;
  if (hasAccount && sum.row && type.issuer === 'bailiff' && stopsSale.test(view.spaced))
    return true;
  if (!type.concernsMoney) return false;
  if (hasAccount && (isOfDebt || asks(view.spaced.replace(denied, ' ')))) return true;
  const passage = passageOf(view, sum).replace(denied, ' ');
  // A seizure or an order lists its debt in a table or a list whose sum is the debt.
  const isEnforced = type.issuer === 'bailiff' || type.reply === 'admin_enforcement';
  const isListed = sum.row || (sum.zone === 'body' && (isEnforced || orders.test(passage)));
  if (isOfDebt && sum.role === 'total' && isListed) return true;
  return asks(passage) || (isOfDebt && orders.test(passage));
}

/** "Jeżeli należność będzie uiszczona przed zamknięciem przetargu, komornik umorzy egzekucję": the table tells what stops the sale. */
const stopsSale = new RegExp(
  [
    /\b(?:uiszcz|(?:za|s|w)plac|(?:za|s|w)plat|uregul)\w*[^.;]{0,60}/.source,
    /\bprzed (?:zamknieci|rozpoczeci|termin|licytacj|przetarg)\w*[^.;]{0,80}/.source,
    /\b(?:umorz|nie odbedzie|odwola|zakoncz)/.source,
  ].join(''),
);

const asks = (words: string) => asksForMoney.test(words) || requests.test(words);

/** The sum's sentence with the next one and the words that introduce a list; for a table, the text around it. */
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
