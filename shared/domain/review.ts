import * as z from 'zod/mini';

import { isIsoDate } from '#shared/letters/calendar/days.ts';
import { isValidNrb } from '#shared/letters/figures/checksums.ts';

/**
 * What a reader adds to a finished analysis: how and when the letter was delivered, and corrected facts. The
 * analysis itself never changes, so everything here can be undone.
 */

/** A day that exists, ISO. */
const NO_DAY = 'Podaj istniejącą datę, na przykład 16.10.2026.';
const day = z.string('Podaj datę.').check(z.iso.date(NO_DAY), z.refine(isIsoDate, NO_DAY));

const deliveryMode = z.enum([
  'in_hand',
  'household_member',
  'uncollected',
  'e_delivery_opened',
  'e_delivery_unopened',
  'unknown',
]);
export type DeliveryMode = z.infer<typeof deliveryMode>;

/** How the letter came. `date`: collected, first notice left, opened or arrived; null only for `unknown`. */
export const deliveryAnswer = z
  .strictObject({ mode: deliveryMode, date: z.nullable(day) })
  .check(
    z.refine(
      ({ mode, date }) => (mode === 'unknown') === (date === null),
      'Podaj dzień, w którym pismo dotarło.',
    ),
  );
export type DeliveryAnswer = z.infer<typeof deliveryAnswer>;

const line = (max: number) =>
  z.string('Wpisz poprawną wartość.').check(
    z.trim(),
    z.minLength(1, 'Wpisz poprawną wartość.'),
    z.maxLength(max, `Ta wartość może mieć najwyżej ${max} znaków.`),
    // No control character; written so that tools of other languages can read the pattern.
    z.regex(/^[ -~\u00a0-\uffff]+$/, 'Wpisz tę wartość w jednym wierszu.'),
  );

const MAX_ZLOTE = 1_000_000_000;
const wholeGrosze = (value: number) => Number.isSafeInteger(Math.round(value * 100));

/** Złote with at most two decimals. */
const amount = z.number('Wpisz kwotę, na przykład 1250,00.').check(
  z.minimum(0, 'Kwota nie może być ujemna.'),
  z.maximum(MAX_ZLOTE, 'Ta kwota jest za duża.'),
  z.refine(
    (value) => wholeGrosze(value) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-4,
    'Wpisz kwotę z dokładnością do grosza.',
  ),
);

const account = z
  .string('Wpisz 26 cyfr rachunku.')
  .check(
    z.regex(/^\d{26}$/, 'Rachunek ma 26 cyfr.'),
    z.refine(isValidNrb, 'Ten numer nie ma poprawnej sumy kontrolnej. Sprawdź cyfry w piśmie.'),
  );

/** The facts that a reader may correct, by their path in the classification. */
export const corrections = z.strictObject({
  'document_classification.type': z.optional(line(120)),
  'sender_identification.name': z.optional(line(200)),
  'recipient_identification.name': z.optional(line(200)),
  'case_details.reference_number': z.optional(line(80)),
  'critical_dates.deadline': z.optional(day),
  'critical_dates.document_date': z.optional(day),
  'financial_obligations.main_amount': z.optional(amount),
  'financial_obligations.interest': z.optional(amount),
  'financial_obligations.costs': z.optional(amount),
  'financial_obligations.total_amount': z.optional(amount),
  'financial_obligations.payment_title': z.optional(line(140)),
  'financial_obligations.bank_account': z.optional(account),
});
export type Corrections = z.infer<typeof corrections>;
/** A fact a reader may correct, by its path. */
export const correctedFact = z.keyof(corrections);
export type CorrectedFact = z.infer<typeof correctedFact>;

/** What a reader ticks off: the reply is sent, the sum is paid, nothing is left to do. The ISO day it was ticked. */
export const doneMarks = z.strictObject({
  sent: z.optional(day),
  paid: z.optional(day),
  settled: z.optional(day),
});
export type DoneMarks = z.infer<typeof doneMarks>;

export const review = z.object({
  delivery: z.nullable(deliveryAnswer),
  corrections,
  done: z.optional(doneMarks),
});
export type Review = z.infer<typeof review>;

export const emptyReview: Review = { delivery: null, corrections: {} };
