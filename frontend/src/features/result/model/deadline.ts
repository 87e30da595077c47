import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { Term, TermUnit } from '#shared/domain/term.ts';
import { lengthInWords } from '#shared/letters/term-length.ts';
import { describeDaysLeft, formatDay, isIsoDay } from '../../../lib/format.ts';

/** The first card's "Do kiedy": what to show large, what beside it, and how it is counted. */
export type Deadline = { main: string; note: string | null; arithmetic: string | null };

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
    main: `${length} od dnia odbioru pisma`,
    note: null,
    arithmetic: `${counting[term.unit]} ${FREE_DAY} ${WHERE_DELIVERY_STANDS}`,
  };
}

/** `today` is the ISO day in Warsaw. */
export function describeDeadline(
  { critical_dates: dates }: AnalysisResult['classification'],
  today: string,
): Deadline {
  const [term] = dates.terms ?? [];
  const day = dates.deadline ?? term?.date ?? null;
  if (day !== null && isIsoDay(day)) {
    const length = term ? lengthOf(term) : undefined;
    const isCounted = term?.kind === 'from_document' && length !== undefined;
    return {
      main: formatDay(day),
      note: describeDaysLeft(today, day),
      arithmetic: isCounted ? `Data pisma + ${length} = ${formatDay(day)}.` : null,
    };
  }
  const counted = term?.kind === 'from_delivery' ? fromDelivery(term) : undefined;
  if (counted) return counted;
  if (day !== null && day !== '') return { main: day, note: null, arithmetic: null };
  return { main: 'Brak', note: 'Pismo nie podaje terminu.', arithmetic: null };
}
