import { distinctTerms } from '#shared/domain/same-term.ts';
import type { Term } from '#shared/domain/term.ts';
import { inDays } from '#shared/letters/calendar/term-length.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';

import { outcomeOf } from './clauses/outcome.ts';
import { INSTALMENT, type Purpose } from './clauses/term-purpose.ts';
import type { LetterView } from './letter-view.ts';
import { statutoryIssuers } from './remedies/by-law.ts';
import type { RemedyAnswer } from './remedy.ts';

const ordersFirst: readonly Purpose[] = ['pay', 'act', 'vacate', 'remedy', 'side', 'other'];
const remedyFirst: readonly Purpose[] = ['remedy', 'act', 'pay', 'vacate', 'side', 'other'];
const answerFirst: readonly Purpose[] = ['act', 'remedy', 'pay', 'vacate', 'side', 'other'];
/** A complaint that does not stop the bailiff comes after what the letter calls on the reader to do. */
const complaintLater: readonly Purpose[] = ['act', 'vacate', 'remedy', 'pay', 'side', 'other'];

/** Private bodies against which the law grants a remedy. */
const lawfulToo: ReadonlySet<DocumentType['issuer']> = new Set(['insurer', 'landlord']);

/** The purposes of a letter's terms, the most important first; `found` are those that its terms have. */
export function orderOf(
  type: DocumentType,
  remedy: RemedyAnswer | null,
  found: readonly Purpose[],
  areGranted: boolean,
): readonly Purpose[] {
  // Nobody appeals first against the instalments they asked for.
  if (remedy === null || areGranted) return ordersFirst;
  if (type.issuer === 'bailiff') {
    return found.includes('vacate') ? complaintLater : remedyFirst;
  }
  // The table's remedies against insurers are not statutory, but they too come first. A ruling enclosed with
  // a suit has its own remedy; the suit itself is answered.
  if (type.duties.includes('answer_suit')) return answerFirst;
  const isLawful = statutoryIssuers.has(type.issuer) || lawfulToo.has(type.issuer);
  return isLawful || type.reply === 'unknown' ? remedyFirst : ordersFirst;
}

type Sorted = { term: Term; purpose: Purpose };

const MONTH = 31;
const LONG = 90;
const daysOf = ({ amount, unit }: Term) =>
  amount === null || unit === null ? 0 : inDays({ amount, unit });
const rights: ReadonlySet<Purpose> = new Set<Purpose>(['remedy', 'side', 'other']);

/** "Reklamację możesz złożyć w ciągu 12 miesięcy": a right that lasts for months comes after what is due by a day. */
export function longLast<One extends Sorted>(ranked: readonly One[]): readonly One[] {
  const isLong = ({ purpose, term }: One) => rights.has(purpose) && daysOf(term) >= LONG;
  const isNear = ({ term }: One) => term.kind === 'date' || daysOf(term) <= MONTH;
  const [first] = ranked;
  if (first === undefined || !isLong(first) || !ranked.some(isNear)) return ranked;
  return [...ranked.filter((one) => !isLong(one)), ...ranked.filter(isLong)];
}

/** The days of instalments in the order in which they come, wherever the letter repeats one of them. */
export function partsByDay<One extends Sorted>(ranked: readonly One[]): readonly One[] {
  const isPart = ({ term }: One) => term.what === INSTALMENT && term.kind === 'date';
  const parts = ranked
    .filter(isPart)
    .toSorted((left, right) => (left.term.date ?? '').localeCompare(right.term.date ?? ''));
  let next = 0;
  return ranked.map((one) => (isPart(one) ? (parts[next++] ?? one) : one));
}

/** Whether the letter grants the reader the instalments that it sets days for. */
export const grantsParts = (
  view: LetterView,
  type: DocumentType,
  sorted: readonly Sorted[],
): boolean =>
  sorted.some(({ term }) => term.what === INSTALMENT) && outcomeOf(view, type).isFavourable;

/**
 * What the reader does by an earlier day comes before instalments that the letter grants (signing, answering), and
 * before a remedy whose last day the letter names.
 */
export function agreementFirst<One extends Sorted>(ranked: readonly One[]): readonly One[] {
  const [first] = ranked;
  const isLater = first?.purpose === 'remedy' && first.term.kind === 'date';
  if (first === undefined || !(first.term.what === INSTALMENT || isLater)) return ranked;
  const act = ranked.find(
    ({ purpose, term }) =>
      purpose === 'act' && term.kind === 'date' && (term.date ?? '') < (first.term.date ?? ''),
  );
  return act === undefined ? ranked : [act, ...ranked.filter((one) => one !== act)];
}

/** A contract's printed days of payment, the earliest first; its other terms bind only when something happens. */
export function contractDays(sorted: readonly Sorted[]): Term[] {
  const days = sorted
    .filter(({ purpose, term }) => purpose === 'pay' && term.kind === 'date')
    .map(({ term }) => term)
    .toSorted((left, right) => (left.date ?? '').localeCompare(right.date ?? ''));
  return distinctTerms(days, (term) => term);
}
