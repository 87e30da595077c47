import { distinctTerms } from '#shared/domain/same-term.ts';
import type { Term } from '#shared/domain/term.ts';
import type { BindingTerm, FoundTerm } from '#shared/letters/calendar/found-term.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { readableQuote } from '#shared/letters/text/text.ts';

import { asksNothing } from './clauses/asks-nothing.ts';
import { type Clause, clausesOf } from './clauses/clause.ts';
import { isWithdrawnDay } from './clauses/corrections/withdrawn.ts';
import type { Person } from './clauses/person-words.ts';
import { type RemedyMention, remedyMentions } from './clauses/remedy-mentions.ts';
import { ownActs } from './clauses/remedy-object.ts';
import { enclosedFrom, secondLetter } from './clauses/second-letter.ts';
import {
  INSTALMENT,
  PAYMENT,
  type Purpose,
  purposeByRemedy,
  purposeIn,
  REQUEST_FOR_REASONS,
  speaksOfPaying,
} from './clauses/term-purpose.ts';
import { bindsReader } from './clauses/term-roles.ts';
import { termPlace } from './clauses/terms/term-place.ts';
import { waitingTerms } from './clauses/waiting-terms.ts';
import { goesOn } from './clauses/words/going-on-words.ts';
import { labelledDays } from './days/labelled-days.ts';
import { instalmentRows } from './days/schedules/instalment-rows.ts';
import { scheduledDays } from './days/schedules/schedule-days.ts';
import { flowPosition, type LetterView } from './letter-view.ts';
import { isCovered } from './money/balances/forecasts.ts';
import { isWithoutComplaint } from './remedies/garnishees.ts';
import { nearestRemedy } from './remedies/nearest-remedy.ts';
import { statutoryTerm } from './remedies/statutory-of-kind.ts';
import type { RemedyAnswer } from './remedy.ts';
import {
  agreementFirst,
  contractDays,
  grantsParts,
  longLast,
  orderOf,
  partsByDay,
} from './term-order.ts';
import { countedFrom, isFromRuling, openTerms, runsFromLater } from './term-starts.ts';

type Sorted = { term: Term; purpose: Purpose; at: number };

/** Terms that bind the addressee, the most important first; those of others and past ones are omitted. */
export function chooseTerms(
  view: LetterView,
  type: DocumentType,
  remedy: RemedyAnswer | null,
  documentDate: string | null,
  role?: Person,
): Term[] {
  // A day before the letter was written is past (an invoice's due date), whatever words precede it.
  const mentions = mentionsIn(view, type, role);
  const reading = { view, type, role, remedy, mentions, documentDate };
  const sorted = [...openTerms(view), ...labelledDays(view), ...scheduledDays(view, documentDate)]
    .filter(({ kind, date }) => kind !== 'date' || (date ?? '') >= (documentDate ?? ''))
    .filter(({ date, span }) => !isWithdrawnDay(view, date) && !isCovered(view, span.start))
    .flatMap((found) => sortedTerm(reading, found));
  if (type.code === 'umowa') return contractDays(sorted);
  if (type.duties.includes('pay') && sorted.every(({ purpose }) => purpose !== 'pay')) {
    for (const found of waitingTerms(view)) {
      sorted.push({
        term: termOf(reading, found, { purpose: 'pay', what: PAYMENT }),
        purpose: 'pay',
        at: found.span.start,
      });
    }
  }
  const purposes = sorted.map(({ purpose }) => purpose);
  const order = orderOf(type, remedy, purposes, grantsParts(view, type, sorted));
  const placed = sorted.sort(
    (left, right) =>
      order.indexOf(left.purpose) - order.indexOf(right.purpose) || left.at - right.at,
  );
  const ranked = longLast(agreementFirst(partsByDay(placed)));
  const terms = distinctTerms(
    ranked.map(({ term }) => term),
    (term) => term,
  ).filter((term, _, all) => !isNamedElsewhere(term, all));
  const hasRemedyTerm = sorted.some(({ purpose }) => purpose === 'remedy');
  // An appeal runs from the delivery of the reasons; when they must be requested first, that request is the
  // reader's term.
  const asksForReasons =
    (type.reply === 'judgment' || type.reply === 'civil_order') &&
    sorted.some(({ term }) => term.what === REQUEST_FOR_REASONS);
  const statutory = hasRemedyTerm ? undefined : statutoryTerm(view, type, remedy, asksForReasons);
  return withNamed(terms, statutory);
}

/** "Może go Pan wnieść w ciągu 7 dni": the letter does name the term of the law, in a sentence without the remedy's name. */
function withNamed(terms: readonly Term[], statutory: Term | undefined): Term[] {
  if (statutory === undefined) return [...terms];
  const { kind, amount, unit, legal_basis } = statutory;
  const own = terms.find(
    (term) =>
      term.what === 'termin z pisma' &&
      term.kind === kind &&
      term.amount === amount &&
      term.unit === unit,
  );
  if (own === undefined) return [statutory, ...terms];
  const what = statutory.what.replace(/ \(.*$/, '');
  return [{ ...own, what, legal_basis }, ...terms.filter((term) => term !== own)];
}

/** "Polisa działa do 18 listopada" beside "Nowe OC trzeba zawrzeć do 18 listopada": the day already has its purpose. */
const isNamedElsewhere = (term: Term, all: readonly Term[]): boolean =>
  term.what === 'termin z pisma' &&
  term.kind === 'date' &&
  all.some((other) => other !== term && other.kind === 'date' && other.date === term.date);

/** What is known of a letter before its terms are. */
export type TermReading = {
  view: LetterView;
  type: DocumentType;
  role: Person | undefined;
  remedy: RemedyAnswer | null;
  documentDate: string | null;
};

/** The term that a day or length is when the trained model, and no rule, holds it for the reader's. */
export function modelledTerm(reading: TermReading, found: FoundTerm): Term | undefined {
  const { view, type, role } = reading;
  const mentions = mentionsIn(view, type, role);
  return sortedTerm({ ...reading, mentions }, found, true)[0]?.term;
}

const mentionsIn = (view: LetterView, type: DocumentType, role: Person | undefined) =>
  Map.groupBy(remedyMentions(view, type, role), ({ clause }) => clause);

type Reading = TermReading & { mentions: ReadonlyMap<Clause, readonly RemedyMention[]> };

/** `isSure`: without asking whether it binds the reader. */
function sortedTerm(reading: Reading, found: FoundTerm, isSure = false): Sorted[] {
  const { view, type, role, remedy } = reading;
  const place = termPlace(view, found);
  const kind = isFromRuling(reading, found) ? 'from_document' : found.kind;
  if (place === undefined || kind === 'other') return [];
  if (runsFromLater(view, `${place.itself}${place.after.slice(0, 30)}`)) return [];
  const mentions = mentionsFor(reading, place.clause);
  const byRemedy = purposeByRemedy(mentions, nearestRemedy(view, mentions, found, place), {
    remedy,
    decidesCosts: canDecideCosts(reading),
    onlyCalls: type.duties.includes('attend'),
  });
  if (byRemedy === 'nobody' && !isSure) return [];
  const named = byRemedy === 'nobody' ? undefined : byRemedy;
  if (named !== undefined && isWithoutComplaint(view, type, role)) return [];
  // A row of a plan is no part of the sentences above it.
  const isRow = isInRow(view, found);
  if (!isSure && !isRow && !bindsReader(view, type, role, found, place, named !== undefined))
    return [];
  const own = named ?? purposeIn(type, remedy, place, speaksOfPaying(view) && !asksNothing(view));
  const isEnclosed = place.clause.span.start >= enclosedFrom(view);
  if (isEnclosed && secondLetter(view)?.title === undefined) return [];
  const meant = isEnclosed
    ? ofSecondLetter
    : own.purpose === 'other' || own.purpose === 'pay'
      ? partOrWhole(isRow, own)
      : own;
  return [
    {
      term: termOf(reading, { ...found, kind }, meant),
      purpose: meant.purpose,
      at: found.span.start,
    },
  ];
}

/** "II kwartał   182,50 zł   do 31 lipca": a row of a plan is one part of the sum, whatever words stand in it. */
const partOrWhole = (isRow: boolean, own: Meant): Meant =>
  isRow ? { purpose: 'pay', what: INSTALMENT } : own;

function isInRow(view: LetterView, { kind, span }: FoundTerm): boolean {
  if (kind !== 'date') return false;
  const at = flowPosition(view, span.start);
  return instalmentRows(view).some(({ start, end }) => at >= start && at < end);
}

type Meant = { purpose: Purpose; what: string };

/** The kind of the first letter says nothing about the demands of a further letter in the file. */
const ofSecondLetter = { purpose: 'other', what: 'termin z drugiego pisma w pliku' } as const;

const GOES_ON_WITHIN = 40;

/** The remedies in a term's sentence, otherwise in the sentence that it continues. */
function mentionsFor({ view, mentions }: Reading, clause: Clause): readonly RemedyMention[] {
  const own = mentions.get(clause);
  if (own !== undefined || !goesOn.test(clause.text.slice(0, GOES_ON_WITHIN))) return own ?? [];
  const clauses = clausesOf(view);
  const before = clauses[clauses.indexOf(clause) - 1];
  return before === undefined ? [] : (mentions.get(before) ?? []);
}

function termOf(reading: Reading, found: BindingTerm, { purpose, what }: Meant): Term {
  const counted = countedFrom(reading, found);
  const isOfRemedy = purpose === 'remedy' && what.startsWith(reading.remedy?.name ?? '');
  return {
    kind: counted?.kind ?? found.kind,
    date: counted?.date ?? found.date,
    amount: found.kind === 'date' ? null : found.amount,
    unit: found.kind === 'date' ? null : found.unit,
    what,
    quote: readableQuote(reading.view.source, found.span),
    legal_basis: isOfRemedy ? (reading.remedy?.legal_basis ?? null) : null,
  };
}

/** Only a court's order or judgment decides on costs; elsewhere the sentence is general instruction. */
function canDecideCosts({ view, type }: Reading): boolean {
  return type.issuer === 'court' && [...ownActs(view, type)].some((act) => deciding.has(act));
}

const deciding: ReadonlySet<string> = new Set(['postanowieni', 'nakaz', 'wyrok', 'zarzadzeni']);
