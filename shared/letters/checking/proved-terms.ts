import type { FactEvidence, ResultWarning } from '#shared/domain/analysis-result.ts';
import type { Term } from '#shared/domain/term.ts';
import { findDates } from '#shared/letters/calendar/dates.ts';
import { countFromDocument } from '#shared/letters/calendar/document-terms.ts';
import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import { inDays, lengthOf, type TermLength } from '#shared/letters/calendar/term-length.ts';
import { findTerms } from '#shared/letters/calendar/terms.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { type Flow, readableQuote, type Span } from '#shared/letters/text/text.ts';

import { alignQuote } from './evidence.ts';
import { hasDayWords, inWords, saysLength } from './term-words.ts';

export type Standing = Pick<FactEvidence, 'status' | 'reason' | 'certainty' | 'alternatives'>;
export type ProvedTerm = { term: Term; standing: Standing; warning?: ResultWarning };
/** The result for a term: shown, possibly changed, or omitted because the letter does not contain it. */
export type TermProof = ProvedTerm | { term: null; warning: ResultWarning };

export const standsInLetter: Standing = {
  status: 'confirmed',
  reason: 'Taki termin stoi w piśmie.',
};
const unread: Standing = {
  status: 'unconfirmed',
  reason: 'Nie umieliśmy sprawdzić tego terminu w piśmie. Porównaj go z pismem.',
  certainty: 'check',
};

const foundTerms = oncePer(findTerms);

/**
 * Checks one term of an answer against the letter: its quote must give the same length, unit and start, or
 * the same day. When the quote differs, the quote wins and the reader is informed; a term that the letter
 * does not contain is omitted.
 */
export function proveTerm(term: Term, flow: Flow, documentDate: string | null): TermProof {
  const aligned = term.quote === null ? undefined : alignQuote(term.quote, flow)?.span;
  const quote = aligned === undefined ? null : readableQuote(flow.source, aligned);
  const candidates = aligned === undefined ? [] : termsAt(flow, aligned);
  const asked = { ...term, quote };
  return term.kind === 'date'
    ? proveDay(asked, flow, aligned, candidates, documentDate)
    : proveSpan(asked, flow, candidates, documentDate);
}

function proveSpan(
  term: Term,
  flow: Flow,
  candidates: readonly FoundTerm[],
  documentDate: string | null,
): TermProof {
  const counted = countFromDocument({ ...term, date: null }, documentDate);
  if (candidates.some((found) => isSame(term, found))) {
    return { term: counted, standing: standsInLetter };
  }
  const [spoken] = soonestFirst(candidates);
  if (spoken !== undefined) return contradicted(term, spoken, flow, documentDate);
  const elsewhere = foundTerms(flow).find((found) => isSame(term, found));
  if (elsewhere !== undefined) {
    return {
      term: asTerm(term, elsewhere, flow, documentDate),
      standing: { ...standsInLetter, certainty: 'likely' },
    };
  }
  if (saysLength(term)) return { term: counted, standing: unread };
  return { term: null, warning: notInLetter(term) };
}

function proveDay(
  term: Term,
  flow: Flow,
  aligned: Span | undefined,
  candidates: readonly FoundTerm[],
  documentDate: string | null,
): TermProof {
  const [spoken] = soonestFirst(candidates);
  const isOtherDay = spoken?.kind === 'date' && !candidates.some(({ date }) => date === term.date);
  const days = findDates(flow).filter(({ iso }) => iso === term.date);
  const [day] = days;
  if (day !== undefined && !isOtherDay) {
    const quote = term.quote ?? readableQuote(flow.source, day.span);
    const isQuoted = aligned !== undefined && days.some(({ span }) => overlaps(span, aligned));
    const standing: Standing = isQuoted
      ? standsInLetter
      : { ...standsInLetter, certainty: 'likely' };
    return { term: { ...term, quote }, standing };
  }
  if (spoken !== undefined) {
    const read = asTerm(term, spoken, flow, documentDate);
    // Computed by the model: the letter gives the span, and our computed day is the same.
    if (read.date === term.date) return { term: read, standing: standsInLetter };
    return contradicted(term, spoken, flow, documentDate);
  }
  if (aligned !== undefined && hasDayWords(flow.source.slice(aligned.start, aligned.end))) {
    return { term, standing: unread };
  }
  return { term: null, warning: notInLetter(term) };
}

/** Terms of the letter in the quoted passage, with the full sentence as context. */
function termsAt(flow: Flow, place: Span): FoundTerm[] {
  return foundTerms(flow).filter(({ span }) => overlaps(span, place));
}

function overlaps(left: Span, right: Span): boolean {
  return left.start < right.end && left.end > right.start;
}

function soonestFirst(found: readonly FoundTerm[]): FoundTerm[] {
  return found
    .filter(({ kind }) => kind !== 'other')
    .sort((left, right) => daysOf(left) - daysOf(right));
}

function daysOf({ amount, unit }: FoundTerm): number {
  return amount === null || unit === null ? 0 : inDays({ amount, unit });
}

/** The same length and start; when the letter names no start, the answer's start stays. */
function isSame(term: Term, found: FoundTerm): boolean {
  const length = lengthOf(term);
  if (length === undefined || found.amount === null || found.unit === null) return false;
  const isOfKind = found.kind === term.kind || found.from === 'unspecified';
  return isOfKind && isSameLength(length, { amount: found.amount, unit: found.unit });
}

/** Two weeks are fourteen days; a month is neither thirty days nor four weeks. */
export function isSameLength(left: TermLength, right: TermLength): boolean {
  return inDays(left) === inDays(right);
}

/** The letter's own term, with the answer's words for its purpose. */
function asTerm(term: Term, found: FoundTerm, flow: Flow, documentDate: string | null): Term {
  const kind = found.kind === 'other' ? 'from_delivery' : found.kind;
  const { amount, unit } = found;
  const quote = readableQuote(flow.source, found.span);
  const read = { ...term, kind, date: kind === 'date' ? found.date : null, amount, unit, quote };
  return countFromDocument(read, documentDate);
}

function contradicted(
  term: Term,
  found: FoundTerm,
  flow: Flow,
  documentDate: string | null,
): ProvedTerm {
  const read = asTerm(term, found, flow, documentDate);
  const claimed = inWords(term);
  return {
    term: read,
    standing: {
      status: 'conflicting',
      reason: `Tak stoi w piśmie. Drugi odczyt podał: ${claimed}.`,
      certainty: 'check',
      alternatives: [{ value: claimed, quote: null }],
    },
    warning: {
      kind: 'conflicting_terms',
      title: 'Sprawdź termin w piśmie',
      message: `Analiza podała termin „${claimed}”, a w tym miejscu pisma stoi: ${inWords(read)}. Przyjęliśmy to, co stoi w piśmie.`,
      quote: read.quote,
    },
  };
}

function notInLetter(term: Term): ResultWarning {
  return {
    kind: 'conflicting_terms',
    title: 'Pominęliśmy termin, którego nie ma w piśmie',
    message: `Analiza podała termin „${inWords(term)}”, którego nie ma w piśmie. Pominęliśmy go. Terminy sprawdź w piśmie.`,
    quote: null,
  };
}
