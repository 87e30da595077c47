import type { MoneyDirection } from '#shared/domain/events-and-money.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { asksNothing } from '#shared/letters/reading/clauses/asks-nothing.ts';
import { type Outcome, outcomeOf } from '#shared/letters/reading/clauses/outcome.ts';
import type { OutcomeKind } from '#shared/letters/reading/clauses/outcome-words.ts';
import { promisesPayout } from '#shared/letters/reading/kinds/payout.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { isStranger, type Reader } from '#shared/letters/reading/reader/reader.ts';
import { findScamSigns, warrantsWarning } from '#shared/letters/reading/scam/scam.ts';
import { sentenceSpan } from '#shared/letters/text/sentences.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { caseOver } from './amount-roles.ts';
import type { Sums } from './chosen-sums.ts';
import type { MoneyItem } from './money-items.ts';
import { isOrdered } from './ordered.ts';

/** Recurring monthly payments, mentioned by a letter that changes them. */
const running = /(?:oplat|zaliczk|czynsz|skladk|abonament)\w*/;
/** A letter about new monthly fees: the sums of its table are paid every month. */
const newFees =
  /(?:zmian\w*|podwyzk\w*|podwyzszeni\w*) (?:wysokosci )?(?:\w+ )?(?:oplat|czynsz|zaliczk|skladk)\w*|(?:obowiazuj\w*|obowiazywac) (?:\w+ )?oplaty miesieczne/;
const refused = new RegExp(
  either(
    /odmaw\w+|odmow\w+|nie (?:uznaje\w*|przyznaje\w*|zna(?:jd|laz|lez)\w+ podstaw)/,
    /bez swiadczenia|nieuwzglednion/,
    /\bbrak(?: jest)? podstaw do|\bnie (?:ma|mamy|widzimy|stwierdz\w+) podstaw/,
    /\bpodtrzymujemy [^.;]{0,40}(?:stanowisk|odmow)|\bnie mozemy [^.;]{0,20}przychylic/,
    /\buzna(?:jemy|lismy|no) (?:[a-z]+ ){0,6}za (?:niezasadn|nieuzasadn|bezzasadn)/,
    /\bnie mo(?:zemy|ge|ze) (?:przyznac|wyplacic|zwrocic|uznac|uwzglednic|pokryc)\b/,
  ),
);
/** "Bank nie zwróci kwoty 2 850,00 zł", "reklamacji nie uwzględniamy". */
const givesNothing =
  /\bnie (?:zwroc\w*|wyplac(?:i|imy|e)|odda(?:my)?|pokryj\w*|uwzgledni\w*|uznal\w*)\b/;

/** Whether the letter refuses something: a sum that no verb gives is then one in dispute. */
export const isRefusal = ({ spaced }: LetterView): boolean =>
  refused.test(spaced) || givesNothing.test(spaced);

/** The input for reading a letter's money. */
type Asked = {
  view: LetterView;
  type: DocumentType;
  sums: Sums;
  hasAccount: boolean;
  role: Reader['role'];
};

/**
 * The direction of the letter's money, seen from its reader: by the verb of the sum, then by its kind.
 * "Prosimy nic nie wpłacać": nothing is to be paid now, whatever sums the letter names. From a reader who is
 * not a debtor only an explicit order asks for money.
 */
export function directionOf(asked: Asked): MoneyDirection {
  const direction = toldDirection(asked);
  // A garnishee passes somebody else's money on: the sum of the debt is never theirs to pay.
  if (passesOn(asked) && (direction === 'none' || direction === 'to_pay')) return 'conditional';
  if (direction === 'none') return ofTheCase(asked);
  if (direction !== 'to_pay') return direction;
  // "Do czasu uprawomocnienia prosimy nie wpłacać": the fine is imposed, but not due yet.
  if (asksNothing(asked.view)) return isImposed(asked) ? 'conditional' : 'none';
  // An heir first decides about the inheritance, so the debt may never become theirs.
  if (asked.role === 'heir') return 'disputed';
  const chosen = mostOf(asked.sums);
  // A guarantor owes what the letter demands from them, never the whole debt of somebody else that it names.
  if (asked.role === 'guarantor' && chosen?.ordered !== true) return 'disputed';
  return isStranger(asked.role) && chosen?.ordered !== true ? 'none' : 'to_pay';
}

const isImposed = ({ type, sums }: Asked) =>
  type.issuer === 'court' && mostOf(sums)?.ordered === true;

const passesOn = ({ type, sums }: Asked) =>
  type.duties.includes('third_party_seizure') && mostOf(sums) !== null;

const mostOf = (sums: Sums) => sums.total ?? sums.main ?? sums.costs ?? sums.interest;

function toldDirection({ view, type, sums, hasAccount }: Asked): MoneyDirection {
  if (type.reply === 'contract') return 'conditional';
  if (type.reply === 'scam') return 'none';
  // Nobody should pay a letter with signs of fraud before checking it.
  if (warrantsWarning(doubts(view))) return 'disputed';
  const chosen = mostOf(sums);
  if (chosen?.role === 'paid') return 'none';
  if (type.duties.includes('declare_driver')) return 'conditional';
  if (type.duties.includes('answer_suit') && chosen?.way !== 'pay') return 'disputed';
  if (chosen === null) {
    return hasAccount && type.concernsMoney ? 'to_pay' : 'none';
  }
  // An offer to settle a debt names it without demanding it.
  if (type.duties.includes('verify_debt') && chosen.row && isOffer(view) && !chosen.ordered) {
    return 'disputed';
  }
  const runs = isRunning(view, chosen);
  const ordered = isOrdered(view, type, chosen, hasAccount);
  if (hasAccount && ordered) return 'to_pay';
  if (chosen.way === 'receive') return 'to_receive';
  // "przyznaje się odszkodowanie", with the sum in its own row below.
  if (chosen.way === null && grantsMoney(outcomeOf(view, type)) && !isCancelled(view, chosen)) {
    return 'to_receive';
  }
  if (isAboutClaim(type)) {
    // "Składka na nowy rok 812,00 zł": nobody receives a premium.
    if (/\bskladk/.test(chosen.label)) return 'conditional';
    return refused.test(view.spaced) && !promisesPayout(view) ? 'disputed' : 'to_receive';
  }
  if (chosen.weak && chosen.way === null && !runs) return 'none';
  const isLater = !hasAccount && isOnSpot(view, chosen);
  if (ordered) return isLater && !chosen.ordered ? 'conditional' : 'to_pay';
  const isInTurn = hasAccount && chosen.zone === 'body' && inTurn.test(view.spaced);
  return chosen.role === 'costs' || runs || isLater || isInTurn ? 'conditional' : 'none';
}

/** "Opłatę wnosi się bez wezwania kwartalnie": paid in turn, on days that differ. */
const inTurn =
  /\b(?:oplat|naleznosc|skladk|podat|czynsz|rat)\w* (?:wnosi|uiszcza|placi|wplaca|oplaca) sie\b(?! (?:\w+ )?(?:od|przy) )/;

/** "JEDNA WPŁATA 1 473,09 zł – resztę umarzamy": the debt is not asked for in full. */
const isOffer = ({ spaced }: LetterView): boolean =>
  /\b(?:reszt|pozostal|roznic)\w* (?:\w+ ){0,2}(?:umarzamy|umorzymy)|\bpo (?:splacie|wplacie) (?:\w+ )?(?:umarzamy|umorzymy)/.test(
    spaced,
  );

/** "Razem 404,67 zł, płatne w dniu podpisania", "Opłatę wnosi się na miejscu": paid where the reader comes. */
const spot = either(
  /na miejscu|w kasie|gotowka/,
  /w dniu (?:podpisania|wizyty|odbioru|zabiegu|przyjecia|przyjazdu)/,
  /przy (?:odbiorze|podpisaniu|przyjeciu|przyjezdzie)/,
);
const onSpot = new RegExp(
  String.raw`^[^.;]{0,30}(?:\. (?:oplate|naleznosc|kwote|calosc) [^.;]{0,30})?\b${spot}\b`,
);

function isOnSpot(view: LetterView, { at, row }: MoneyItem): boolean {
  const from = flowPosition(view, at);
  const behind = /^[\d ,.]*(?:zl\b)?/.exec(view.spaced.slice(from))?.[0].length ?? 0;
  return !row && onSpot.test(view.spaced.slice(from + behind, from + behind + 200));
}

/** "Opłatę 150,00 zł anulujemy": the reader need not pay it, and nothing comes. */
function isCancelled(view: LetterView, { at: sourceAt }: MoneyItem): boolean {
  const at = flowPosition(view, sourceAt);
  const { start, end } = sentenceSpan(view.flow, { start: at, end: at + 1 });
  return /\b(?:anuluj|anulowa|umarza|umorzy|odpisuj|rezygnuj)\w*/.test(
    view.spaced.slice(start, end),
  );
}

/** "anulujemy opłatę", "wymienimy urządzenie", "rozkładam na raty": granted, but no money comes. */
const notMoney =
  /^(?:rozkład|rozłoż|odracz|odrocz|anuluj|umarz|wymieni|naprawi|zgadza|zgodzi|wyra[żz]\p{L}* zgod\p{L}* na (?!wypłat|zwrot|przyznan))/iu;

/** An insurer's letter about what it pays, not about a premium. */
const isAboutClaim = ({ issuer, code, duties }: DocumentType): boolean =>
  issuer === 'insurer' && code === 'pismo_ubezpieczyciela' && !duties.includes('pay');

/** Deferral and instalments are also granted, but bring no money. */
function grantsMoney({ kind, quote }: Outcome): boolean {
  return grants.has(kind) && !notMoney.test(quote ?? '');
}

const grants: ReadonlySet<OutcomeKind> = new Set<OutcomeKind>(['granted', 'partly']);
/** The debtor can no longer contest what the court ordered in the claimant's favour. */
const enforceable = /klauzul\w+ wykonalnosci|\btytul\w* wykonawcz|\bnakaz \w{0,12} ?prawomocn/;

/** The subject of a court case: after an enforcement title it is the claimant's, before one it is in dispute. */
function ofTheCase({ view, type, sums, role }: Asked): MoneyDirection {
  const chosen = mostOf(sums);
  if (type.issuer !== 'court' || chosen?.zone !== 'body') return 'none';
  if (role === 'claimant' && enforceable.test(view.spaced)) return 'to_receive';
  const isParty = role === 'claimant' || role === 'debtor';
  return isParty && caseOver.test(chosen.label) ? 'disputed' : 'none';
}

/** An unusual bank for a tax office's account only calls for a check before paying; the letter's order stays. */
const doubts = (view: LetterView) =>
  findScamSigns(view).filter(({ id }) => id !== 'not_a_tax_account');

const isRunning = (view: LetterView, { label, row }: MoneyItem): boolean =>
  running.test(label) || (row && newFees.test(view.spaced));
