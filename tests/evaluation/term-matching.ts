import type { TrueDeadline } from './ground-truth.ts';

type Dated = {
  kind: string;
  date: string | null;
  amount: number | null;
  unit: string | null;
};

const plurals: Readonly<Record<string, string>> = { day: 'days', week: 'weeks', month: 'months' };
const daysOf: Readonly<Record<string, number>> = { days: 1, working_days: 1, weeks: 7 };

const unitOf = (unit: string | null) => plurals[unit ?? ''] ?? unit ?? '';
const inDays = (amount: number | null, unit: string) => (daysOf[unit] ?? 30.5) * (amount ?? 0);

/** Whether a term of the result is the wanted one; a week may as well be given as seven days. */
export function isTerm(got: Dated | undefined, wanted: TrueDeadline): boolean {
  if (wanted.kind === 'none') return got === undefined || got.kind === 'none';
  if (got === undefined) return false;
  if (wanted.kind === 'date') return got.date === wanted.date;
  if (got.amount === null) return false;
  const [unit, wantedUnit] = [unitOf(got.unit), unitOf(wanted.unit)];
  const isAlike = got.amount === wanted.amount && unit === wantedUnit;
  // The ground truth has no unit for working days.
  const both = [unit, wantedUnit].every((one) => one in daysOf);
  const isSame =
    isAlike || (both && inDays(got.amount, unit) === inDays(wanted.amount, wantedUnit));
  const runsAlike =
    got.kind === wanted.kind ||
    (wanted.kind === 'from_document' && ['from_delivery', 'from_document'].includes(got.kind));
  return isSame && runsAlike;
}

export function termText(term: Dated | undefined): string {
  if (term === undefined || term.kind === 'none') return 'none';
  if (term.kind === 'date') return term.date ?? 'none';
  return `${term.kind} ${term.amount ?? 0} ${term.unit ?? ''}`;
}
