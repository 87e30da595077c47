import type { TermUnit } from '#shared/domain/term.ts';
import { parsePolishNumber } from '#shared/letters/figures/polish-numbers.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { sentenceAround } from '#shared/letters/text/sentences.ts';
import type { Flow, Span } from '#shared/letters/text/text.ts';

import { findDocumentDate } from './dates.ts';
import { dayTerms } from './day-terms.ts';
import { addDays, addMonths } from './days.ts';
import type { FoundTerm } from './found-term.ts';
import { eventAfter, runsFromChange, type TermEvent } from './term-events.ts';
import {
  adjectiveTerm,
  bareTerm,
  gapTerm,
  haveTerm,
  invertedTerm,
  latestTerm,
  leadTerm,
  looseTerm,
  noticeTerm,
  openTerm,
  waitingTerm,
} from './term-patterns.ts';

/**
 * The letter's terms in reading order: spans of time ("w terminie czternastu dni od dnia doręczenia",
 * "w terminie tygodniowym") and last days ("do dnia 15 listopada 2026 r."). Hearings and periods ("za
 * okres od … do …", "odsetki do dnia …") are not terms. The code that reads `sentence` decides whom a term
 * binds.
 */
export const findTerms: (flow: Flow) => readonly FoundTerm[] = oncePer((flow: Flow) => {
  const documentDate = findDocumentDate(flow)?.iso;
  const terms = [
    ...spanTerms(flow).map((term) => describeSpan(flow, term, documentDate)),
    ...dayTerms(flow, documentDate),
  ];
  return withoutOverlaps(terms);
});

/**
 * How long the sender waits before the next step ("odetniemy wodę po upływie 20 dni od doręczenia"), in
 * reading order.
 */
export function findWaitingTerms(flow: Flow): FoundTerm[] {
  const documentDate = findDocumentDate(flow)?.iso;
  return spansBy([waitingTerm], flow).map((term) => describeSpan(flow, term, documentDate));
}

/** Every length of time, whatever words stand before it ("po 14 dniach", "30 dni"), in reading order. */
export function looseTerms(flow: Flow): FoundTerm[] {
  const documentDate = findDocumentDate(flow)?.iso;
  return spansBy([looseTerm], flow).map((term) => describeSpan(flow, term, documentDate));
}

type SpanTerm = Span & { amount: number; unit: TermUnit };

function spanTerms(flow: Flow): SpanTerm[] {
  const found = spansBy(
    [leadTerm, gapTerm, bareTerm, haveTerm, latestTerm, invertedTerm, openTerm],
    flow,
  );
  const byAdjective = [adjectiveTerm, noticeTerm].flatMap((pattern) => [
    ...flow.folded.matchAll(pattern),
  ]);
  for (const match of byAdjective) {
    const parsed = adjectiveOf(match.slice(1).find(Boolean) ?? '');
    if (parsed !== undefined) found.push({ ...spanOf(match), ...parsed });
  }
  return found;
}

function spansBy(patterns: readonly RegExp[], { folded }: Flow): SpanTerm[] {
  const found: SpanTerm[] = [];
  for (const pattern of patterns) {
    for (const match of folded.matchAll(pattern)) {
      const { number, unit, one } = match.groups ?? {};
      const amount =
        number === undefined
          ? 1
          : parsePolishNumber(number.replace(/\s?\(.*$/s, '').replace(/\s+/g, ' '));
      const inUnit = unitOf(unit ?? one ?? '');
      if (amount === undefined || amount < 1 || inUnit === undefined) continue;
      if (unit === 'dnia' && amount > 1) continue; // "do 20 dnia miesiąca" names a day
      found.push({ ...spanOf(match), amount, unit: inUnit });
    }
  }
  return found;
}

function spanOf(match: RegExpExecArray): Span {
  return { start: match.index, end: match.index + match[0].length };
}

function describeSpan(flow: Flow, term: SpanTerm, documentDate: string | undefined): FoundTerm {
  const event = eventAfter(flow.folded, term.end) ?? laterEvent(flow.folded, term.end);
  const at = { start: term.start, end: event?.end ?? term.end };
  const from = event?.event ?? (runsFromChange(flow.folded, term.start) ? 'other' : 'unspecified');
  const kind = kindOf(from);
  const fromDocument = kind === 'from_document' && documentDate !== undefined;
  const span = flow.toSource(at.start, at.end);
  return {
    kind,
    date: fromDocument ? plus(documentDate, term.amount, term.unit) : null,
    amount: term.amount,
    unit: term.unit,
    from,
    quote: flow.source.slice(span.start, span.end),
    span,
    sentence: sentenceAround(flow, at),
    time: null,
  };
}

const counted = /^[^.;:]{1,140}?(?=,?\s{1,2}licz(?:on|ac)[a-z]{0,4}\s{1,2}od\s)/;

/** "siedmiodniowy termin do wypowiedzenia się, liczony od dnia doręczenia": the start follows the purpose. */
function laterEvent(folded: string, end: number): ReturnType<typeof eventAfter> {
  const purpose = counted.exec(folded.slice(end, end + 200))?.[0];
  const event = purpose === undefined ? undefined : eventAfter(folded, end + purpose.length);
  // The quote of the term ends with its length.
  return event === undefined ? undefined : { event: event.event, end };
}

function kindOf(from: TermEvent): FoundTerm['kind'] {
  if (from === 'document') return 'from_document';
  return from === 'delivery' || from === 'act' || from === 'unspecified'
    ? 'from_delivery'
    : 'other';
}

/** Plain addition; the term engine handles working days and the shift from a free day. */
function plus(date: string, amount: number, unit: TermUnit): string {
  if (unit === 'months') return addMonths(date, amount);
  return addDays(date, unit === 'weeks' ? amount * 7 : amount);
}

function unitOf(word: string): TermUnit | undefined {
  if (/^d(?:ni|zien)[a-z]*\s{1,2}robocz/.test(word)) return 'working_days';
  if (/^d(?:ni|zien)/.test(word)) return 'days';
  if (word.startsWith('tydz') || word.startsWith('tygod')) return 'weeks';
  return word.startsWith('mie') ? 'months' : undefined;
}

const multipliers: Readonly<Record<string, number>> = {
  '': 1,
  jedno: 1,
  dwu: 2,
  trzy: 3,
  cztero: 4,
};

/** "tygodniow", "dwutygodniow", "czternastodniow", "14-dniow", "trzymiesieczn". */
function adjectiveOf(word: string): { amount: number; unit: TermUnit } | undefined {
  const match = /^(.*?)[-\s]{0,3}(dniow|tygodniow|miesieczn)$/.exec(word);
  if (match === null) return undefined;
  const [, prefix = '', stem = ''] = match;
  const amount = multipliers[prefix] ?? compoundNumber(prefix);
  if (amount === undefined || (stem === 'dniow' && prefix === '')) return undefined;
  return { amount, unit: stem === 'dniow' ? 'days' : stem === 'tygodniow' ? 'weeks' : 'months' };
}

/** "czternasto" → 14, "trzydziesto" → 30, "siedmio" → 7: the genitive with -o instead of -u. */
function compoundNumber(prefix: string): number | undefined {
  return parsePolishNumber(prefix.replace(/o$/, 'u')) ?? parsePolishNumber(prefix);
}

/** Two patterns may match one term: the longer quote wins. */
function withoutOverlaps(terms: FoundTerm[]): FoundTerm[] {
  terms.sort((left, right) => left.span.start - right.span.start || right.span.end - left.span.end);
  let end = -1;
  return terms.filter(({ span }) => {
    if (span.start < end) return false;
    end = span.end;
    return true;
  });
}
