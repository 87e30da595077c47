import { describeDaysLeft, formatDay, isIsoDay } from '#frontend/src/lib/format.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { DeliveryAnswer } from '#shared/domain/review.ts';
import type { Term, TermUnit } from '#shared/domain/term.ts';
import { type ComputedTerm, computeFixedDay } from '#shared/letters/calendar/term-engine.ts';
import { lengthInWords } from '#shared/letters/calendar/term-length.ts';
import { reviewedTerms, termsFromDelivery } from '#shared/letters/review/reviewed-terms.ts';

type Reckoning = Pick<ComputedTerm, 'steps'> & Partial<Pick<ComputedTerm, 'legalBasis' | 'notes'>>;

/** The first card's "Do kiedy": the large text, the text beside it, and how it is counted. */
export type Deadline = {
  main: string;
  note: string | null;
  /** The day to act by, early enough to post the letter; null when there is none or it is the last day. */
  doBy: string | null;
  arithmetic: string | null;
  reckoning: Reckoning | null;
  /** The last day would be known if the reader said how and when the letter came. */
  asksForDelivery: boolean;
};

const plain = {
  note: null,
  doBy: null,
  arithmetic: null,
  reckoning: null,
  asksForDelivery: false,
} as const;

function lengthOf({ amount, unit }: Term): string | undefined {
  if (amount === null || unit === null) return undefined;
  return lengthInWords({ amount, unit }).replace(' ', '\u00a0');
}

/** How a term is counted from the day of delivery (k.p.a. art. 57; k.c. art. 111, 112 and 115). */
const counting = {
  days: 'Dnia odbioru nie liczysz: pierwszy jest dzień następny.',
  working_days: 'Dnia odbioru nie liczysz. Od następnego dnia liczysz tylko dni robocze.',
  weeks: 'Termin mija w tym samym dniu tygodnia, w którym odebrano pismo.',
  months:
    'Termin mija w dniu miesiąca o tej samej liczbie co dzień odbioru, a gdy takiego dnia nie ma, w ostatnim dniu miesiąca.',
} as const satisfies Record<TermUnit, string>;
const FREE_DAY =
  'Jeśli ostatni dzień to sobota, niedziela lub święto, termin przechodzi na najbliższy dzień roboczy.';
const WHERE_DELIVERY_STANDS =
  'Dzień odbioru znajdziesz na potwierdzeniu odbioru, w historii przesyłki albo w e-Doręczeniach.';

function fromDelivery(term: Term): Deadline | undefined {
  const length = lengthOf(term);
  if (length === undefined || term.unit === null) return undefined;
  return {
    ...plain,
    main: `${length} od dnia odbioru pisma`,
    asksForDelivery: true,
    arithmetic: `${counting[term.unit]} ${FREE_DAY} ${WHERE_DELIVERY_STANDS}`,
  };
}

/** The term behind the deadline, when it was computed from the reader's own answer. */
function computedOf(
  classification: AnalysisResult['classification'],
  delivery: DeliveryAnswer | null,
  today: string,
): ComputedTerm | undefined {
  const { deadline } = classification.critical_dates;
  const computed = reviewedTerms(classification, delivery, today)[0]?.computed;
  return computed?.lastDay === deadline ? computed : undefined;
}

/** `today` is the ISO day in Warsaw; `delivery` is the reader's answer about it. */
export function describeDeadline(
  classification: AnalysisResult['classification'],
  today: string,
  delivery: DeliveryAnswer | null = null,
): Deadline {
  const { critical_dates: dates } = classification;
  const [term] = dates.terms ?? [];
  const day = dates.deadline ?? term?.date ?? null;
  if (day !== null && isIsoDay(day)) {
    const length = term ? lengthOf(term) : undefined;
    const isCounted = term?.kind === 'from_document' && length !== undefined;
    const computed = computedOf(classification, delivery, today);
    const { doBy, isOver } = computed ?? computeFixedDay(day, today);
    const left = describeDaysLeft(today, day);
    return {
      ...plain,
      main: formatDay(day),
      note: computed?.earliestPossible ? `najwcześniejszy możliwy termin, ${left}` : left,
      doBy: isOver || doBy === day ? null : doBy,
      arithmetic: isCounted ? `Data pisma + ${length} = ${formatDay(day)}.` : null,
      reckoning: computed ?? null,
    };
  }
  const counted = term?.kind === 'from_delivery' ? fromDelivery(term) : undefined;
  if (counted) return counted;
  const asksForDelivery = termsFromDelivery(classification).length > 0;
  if (day !== null && day !== '') return { ...plain, main: day, asksForDelivery };
  return { ...plain, main: 'Brak', note: 'Pismo nie podaje terminu.' };
}
