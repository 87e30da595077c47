import type { Classification } from '#shared/domain/analysis-result.ts';
import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import type { DeliveryAnswer, Review } from '#shared/domain/review.ts';
import type { Term } from '#shared/domain/term.ts';
import { isIsoDate } from '#shared/letters/calendar/days.ts';
import type { Delivery } from '#shared/letters/calendar/delivery.ts';
import { proceduresOf } from '#shared/letters/calendar/procedure-of.ts';
import { type ComputedTerm, computeTerm } from '#shared/letters/calendar/term-engine.ts';

/** A term that runs from delivery, with its last day computed from the reader's answer. */
export type ReviewedTerm = { term: Term; computed: ComputedTerm };

/** The terms whose last day depends on how and when the letter was delivered, the most important first. */
export function termsFromDelivery({ critical_dates: dates }: Classification): Term[] {
  return (dates.terms ?? []).filter(
    ({ kind, amount, unit }) =>
      kind === 'from_delivery' && amount !== null && amount >= 1 && unit !== null,
  );
}

/**
 * Every term that runs from delivery, computed from the reader's answer; empty while the answer does not say
 * enough. `today` is a day in Europe/Warsaw, ISO.
 */
export function reviewedTerms(
  classification: Classification,
  answer: DeliveryAnswer | null,
  today?: string,
): ReviewedTerm[] {
  const delivery = answer === null ? undefined : deliveryOf(classification, answer);
  if (delivery === undefined) return [];
  return termsFromDelivery(classification).flatMap((term) => {
    if (term.amount === null || term.unit === null) return [];
    const length = { amount: term.amount, unit: term.unit };
    const { counted, delivered } = proceduresOf(classification, term);
    return [{ term, computed: computeTerm(length, delivery, counted, today, delivered) }];
  });
}

/**
 * The last day of the letter's first term, ISO: named by the letter (or the reader), otherwise computed from
 * delivery. Null while it cannot be known.
 */
export function lastDayOf(
  classification: Classification,
  answer: DeliveryAnswer | null,
): string | null {
  const { deadline, terms = [] } = classification.critical_dates;
  const named = deadline ?? terms[0]?.date ?? null;
  if (named !== null && isIsoDate(named)) return named;
  return reviewedTerms(classification, answer)[0]?.computed.lastDay ?? null;
}

const appointments: ReadonlySet<LetterEvent['kind']> = new Set([
  'hearing',
  'auction',
  'summons',
  'examination',
  'inspection',
]);

/**
 * The decisive day: the last day of the first term, otherwise the first day on which the letter wants the
 * reader somewhere. Null while none is known.
 */
export function dayToKeep(
  classification: Classification,
  answer: DeliveryAnswer | null,
): string | null {
  return lastDayOf(classification, answer) ?? dayOfAppointment(classification);
}

/**
 * The day for a reminder: none when everything is settled; only the appointment when the reply is sent or the
 * sum is paid, because nobody may miss a hearing for that reason.
 */
export function dayToRemind(
  classification: Classification,
  { delivery, done = {} }: Review,
): string | null {
  if (done.settled !== undefined) return null;
  const isAnswered = done.sent !== undefined || done.paid !== undefined;
  return isAnswered ? dayOfAppointment(classification) : dayToKeep(classification, delivery);
}

function dayOfAppointment({ critical_dates: { events = [] } }: Classification): string | null {
  return events.find(({ kind, date }) => appointments.has(kind) && date !== null)?.date ?? null;
}

function deliveryOf(
  classification: Classification,
  { mode, date }: DeliveryAnswer,
): Delivery | undefined {
  if (mode === 'unknown') {
    const documentDate = classification.critical_dates.document_date ?? null;
    return documentDate !== null && isIsoDate(documentDate) ? { mode, documentDate } : undefined;
  }
  if (date === null) return undefined;
  if (mode === 'e_delivery_unopened') return { mode, arrived: date };
  if (mode === 'uncollected') {
    const firstCourtLetter = classification.document_classification.code === 'nakaz_zaplaty';
    return { mode, firstNotice: date, firstCourtLetter };
  }
  return { mode, date };
}
