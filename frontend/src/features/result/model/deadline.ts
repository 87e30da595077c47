import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { Term } from '#shared/domain/term.ts';
import { describeDaysLeft, formatDay, isIsoDay, plural } from '../../../lib/format.ts';

/** The first card's "Do kiedy": what to show large, what beside it, and how it is counted. */
export type Deadline = { main: string; note: string | null; arithmetic: string | null };

const units = {
  days: ['dzień', 'dni', 'dni'],
  working_days: ['dzień roboczy', 'dni robocze', 'dni roboczych'],
  weeks: ['tydzień', 'tygodnie', 'tygodni'],
  months: ['miesiąc', 'miesiące', 'miesięcy'],
} as const;

function lengthOf({ amount, unit }: Term): string | undefined {
  if (amount === null || unit === null) return undefined;
  const [one, few, many] = units[unit];
  return `${amount}\u00a0${plural(amount, one, few, many)}`;
}

function fromDelivery(term: Term): Deadline | undefined {
  const length = lengthOf(term);
  if (length === undefined) return undefined;
  return {
    main: `${length} od dnia, w którym odebrano pismo`,
    note: 'Datę odbioru znajdziesz na kopercie, potwierdzeniu odbioru albo w skrzynce e-Doręczeń.',
    arithmetic: `Dnia odbioru nie liczysz. Następny dzień jest pierwszy, a termin mija z końcem ostatniego z ${length.replace(/^1\u00a0/, '')}. Jeśli wypada w sobotę, niedzielę lub święto, przechodzi na najbliższy dzień roboczy.`,
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
