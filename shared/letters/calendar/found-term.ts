import type { TermUnit } from '#shared/domain/term.ts';
import type { Span } from '#shared/letters/text/text.ts';

import type { TermEvent } from './term-events.ts';

export type FoundTerm = {
  /** `other`: runs from another event (finality, the end of an obstacle), named by `from`. */
  kind: 'date' | 'from_delivery' | 'from_document' | 'other';
  /** ISO; set for `date`, computed for `from_document` when the letter's date is known. */
  date: string | null;
  amount: number | null;
  unit: TermUnit | null;
  /** What a span of time runs from; `unspecified` when the letter does not say (read as delivery). */
  from: TermEvent | null;
  /** The words of the letter from "w terminie" to the event, line breaks included. */
  quote: string;
  span: Span;
  /** The sentence that contains it, white space collapsed. */
  sentence: string;
  /** "HH:MM" when the last day has a last hour. */
  time: string | null;
};

/** A term whose last day can be computed: it is a day, or it runs from the delivery or from the letter's date. */
export type BindingTerm = FoundTerm & { kind: Exclude<FoundTerm['kind'], 'other'> };
