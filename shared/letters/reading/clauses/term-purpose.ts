import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import type { NearestRemedy } from '#shared/letters/reading/remedies/nearest-remedy.ts';
import type { RemedyAnswer } from '#shared/letters/reading/remedy.ts';
import { remedyNames, stemOf } from '#shared/letters/reading/remedy-names.ts';

import { callBefore, collectsThing, returnsThing } from './calls/returned-things.ts';
import type { RemedyMention } from './remedy-mentions.ts';
import type { TermPlace } from './terms/term-place.ts';
import { acts, paying } from './words/act-words.ts';
import { COLLECTION, deedName } from './words/deed-names.ts';
import { answersCourt, pleads } from './words/paper-words.ts';
import {
  asideFrom,
  asksDeed,
  asksNoDeed,
  asksReasons,
  asksRelief,
  doesThat,
  ifPaid,
  isBelowNext,
  isEarlyFee,
  isLowerSum,
  isPartOfSum,
  lowersSum,
  mayAside,
  ordersDeed,
  partBehind,
  paysSum,
  settlesForLess,
  sumAhead,
  takesOffer,
  withoutEvidence,
} from './words/term-phrases.ts';

/** What a term is for; decides its order. `side`: a remedy against costs or against an enclosed act. */
export type Purpose = 'remedy' | 'pay' | 'act' | 'vacate' | 'side' | 'other';

/** Whether the letter has any word for paying; without one, its kind alone makes no term a term to pay. */
export const speaksOfPaying = ({ spaced }: LetterView): boolean => paying.test(spaced);

const acting = new RegExp(acts);
const vacating = /(?:oprozni|wydani|wydac|opusc|zdac lokal|wyprowadz)/;
const remedyWords = /(?:sprzeciw|odwolani|zazaleni|skarg|zarzut|reklamacj|apelacj|zastrzezen)/;

/** The purpose of a term, judged by the words around it, the nearest preceding verb first. */
function purposeOf(before: string, after: string, remedy: RemedyAnswer | null): Purpose {
  const stem = remedy === null ? undefined : stemOf(remedy.name);
  // Text in brackets is an example: "dowody (potwierdzenie zapłaty, korespondencję)".
  const near = withoutEvidence(
    before
      .slice(-260)
      .replaceAll(/\([^()]*\)/g, ' ')
      .replaceAll(asideFrom, ' '),
  );
  const all = `${near} ${after}`;
  if (answersCourt.test(all)) return 'act';
  if (stem !== undefined && new RegExp(String.raw`\b${stem}`).test(all)) return 'remedy';
  if (pleads.test(near)) return 'act';
  if (remedyWords.test(near) && !paying.test(near.slice(-90))) return 'side';
  const called = firstIn(callBefore(near));
  if (called !== undefined) return called;
  const positions: [Purpose, number][] = [
    ['pay', lastIndex(near, paying)],
    ['act', lastIndex(near, acting)],
    ['vacate', lastIndex(near, vacating)],
  ];
  const [purpose, at] = positions.reduce((best, next) => (next[1] > best[1] ? next : best));
  if (at >= 0) return purpose;
  return firstIn(after) ?? 'other';
}

function firstIn(words: string): Purpose | undefined {
  const found: [Purpose, number][] = [
    ['pay', words.search(paying)],
    ['act', words.search(acting)],
    ['vacate', words.search(vacating)],
  ];
  const [first] = found
    .filter(([, place]) => place >= 0)
    .toSorted((left, right) => left[1] - right[1]);
  return first?.[0];
}

function lastIndex(text: string, pattern: RegExp): number {
  let last = -1;
  for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) last = match.index;
  return last;
}

/**
 * The purpose that the remedies named in a term's clause give it; undefined when the clause names none. A later term
 * of a clause is its nearest remedy's alone; the first one takes its name.
 */
export function purposeByRemedy(
  named: readonly RemedyMention[],
  nearest: NearestRemedy | undefined,
  {
    remedy,
    decidesCosts,
    onlyCalls,
  }: { remedy: RemedyAnswer | null; decidesCosts: boolean; onlyCalls: boolean },
): { purpose: Purpose; what: string } | 'nobody' | undefined {
  const mentions = nearest?.isLater === true ? [nearest.mention] : named;
  const granted = mentions.filter(({ given }) => given);
  if (granted.length === 0) return undefined;
  const open = granted.filter(
    ({ isReaders, object }) =>
      isReaders &&
      object !== 'future' &&
      object !== 'other' &&
      // "Na postanowienie o ukaraniu przysługuje zażalenie": a summons comes with no such order.
      !(onlyCalls && object === 'besides'),
  );
  const [first] = open;
  if (first === undefined) return 'nobody';
  const isChosen = ({ stem, object }: RemedyMention) =>
    remedy !== null && object !== 'costs' && new RegExp(stemOf(remedy.name)).test(stem);
  if (remedy !== null && open.some(isChosen)) {
    const other = open.find((mention) => mention === nearest?.mention && !isChosen(mention));
    const name = other === undefined ? remedy.name : remedyNames[other.stem];
    return { purpose: 'remedy', what: `${name} – wniesienie` };
  }
  if (first.object === 'costs' && !decidesCosts) return 'nobody';
  const costs = first.object === 'costs' ? ' (na koszty)' : '';
  return { purpose: 'side', what: `${remedyNames[first.stem]}${costs} – wniesienie` };
}

/**
 * What the reader does within a term whose clause names no remedy, judged by the words around it and, unless
 * the letter says that nothing is to be paid, by the kind of letter.
 */
export function purposeIn(
  type: DocumentType,
  remedy: RemedyAnswer | null,
  { before, after, lead, itself, behind }: TermPlace,
  asksForMoney: boolean,
): { purpose: Purpose; what: string } {
  // It is listed with the payments, in the order of the letter.
  if (returnsThing(before, lead, after)) return { purpose: 'pay', what: RETURN_OF_THING };
  if (collectsThing(before)) return { purpose: 'act', what: COLLECTION };
  if (noticePeriod.test(itself) || (/^okres\b/.test(itself) && /wypowiedz|rozwiaz/.test(before))) {
    return type.reply === 'bank_notice'
      ? { purpose: 'pay', what: 'zapłata w okresie wypowiedzenia' }
      : { purpose: 'act', what: END_OF_NOTICE };
  }
  if (asksNoDeed(before)) return { purpose: 'other', what: whatOf('other', '', remedy) };
  const besideSum = isPartOfSum(lead) && (paysSum.test(after) || sumAhead.test(lead));
  const isPart = besideSum || partBehind.test(after);
  if (asksForMoney && isPart) return { purpose: 'pay', what: INSTALMENT };
  if (isLowerSum(lead, after)) {
    return { purpose: ifPaid.test(lead) ? 'pay' : 'side', what: LOWER_SUM };
  }
  if (isBelowNext(behind) || lowersSum(after) || settlesForLess(lead, after)) {
    return { purpose: 'pay', what: LOWER_SUM };
  }
  if (isEarlyFee(lead, after)) return { purpose: 'side', what: LOWER_SUM };
  if (doesThat.test(before) && paying.test(lead)) return { purpose: 'pay', what: PAYMENT };
  if (asksReasons.test(`${before.slice(-120)} ${after.slice(0, 120)}`)) {
    return { purpose: 'side', what: REQUEST_FOR_REASONS };
  }
  if (asksRelief(after) || mayAside(before)) return { purpose: 'side', what: 'złożenie wniosku' };
  if (takesOffer(before, after)) return { purpose: 'side', what: 'skorzystanie z propozycji' };
  const read = purposeOf(before, after, remedy);
  // An upomnienie that does not ask for money.
  const isPerformed = type.duties.includes('perform') && (read === 'act' || read === 'other');
  if (isPerformed || (read === 'other' && ordersDeed.test(before))) {
    return { purpose: 'act', what: 'wykonanie obowiązku' };
  }
  if (read === 'other' && asksDeed.test(before + after)) {
    return { purpose: 'act', what: 'spełnienie żądania' };
  }
  const paysOnly = asksForMoney && type.duties.includes('pay') && type.reply !== 'unknown';
  const purpose = read === 'other' && paysOnly ? 'pay' : read;
  if (purpose !== 'act') return { purpose, what: whatOf(purpose, before + after, remedy) };
  const mayBeCourt = courts.has(type.issuer) || type.reply === 'unknown';
  return { purpose, what: deedName(before, after, mayBeCourt) };
}

/** Before these one brings assertions and evidence, and answers the other party's papers. */
const courts: ReadonlySet<string> = new Set(['court', 'police', 'prosecutor']);

/** The name of a term for the lower sum due when paying early. */
export const LOWER_SUM = 'zapłata niższej kwoty';

/** "30-dniowego okresu wypowiedzenia liczonego od doręczenia": the length of a contract that ends. */
const noticePeriod = /(?:okres|termin)\w* wypowiedzenia/;
const END_OF_NOTICE = 'koniec okresu wypowiedzenia';

/** The name of a term to request a court's reasons. */
export const REQUEST_FOR_REASONS = 'wniosek o uzasadnienie';

/** The name of a term to pay. */
export const PAYMENT = 'zapłata';

/** The name of a term for one part of a sum. */
export const INSTALMENT = 'zapłata raty';

/** The name of a term to return a thing. */
export const RETURN_OF_THING = 'zwrot rzeczy';

/** What the reader does within the term, in a few words. */
function whatOf(
  purpose: Exclude<Purpose, 'act'>,
  around: string,
  remedy: RemedyAnswer | null,
): string {
  switch (purpose) {
    case 'remedy':
    case 'side':
      if (purpose === 'remedy' && remedy !== null) return `${remedy.name} – wniesienie`;
      return around.includes('reklamacj') ? 'złożenie reklamacji' : 'wniesienie środka zaskarżenia';
    case 'pay':
      return /\brat[ay]\b/.test(around) ? INSTALMENT : PAYMENT;
    case 'vacate':
      return 'opróżnienie i wydanie lokalu';
    case 'other':
      return /\b(?:uwagi|zastrzezenia)\b/.test(around) ? 'zgłoszenie uwag' : 'termin z pisma';
  }
}
