import type { Term } from '../domain/term.ts';
import { addDays, addMonths, isIsoDate } from './calendar.ts';

/** A term that runs from the letter's date with its day counted; any other term unchanged. */
export function countFromDocument(term: Term, documentDate: string | null): Term {
  const { kind, amount, unit } = term;
  if (kind !== 'from_document' || documentDate === null || amount === null) return term;
  if (unit === 'working_days' || unit === null || !isIsoDate(documentDate)) return term;
  const date =
    unit === 'months'
      ? addMonths(documentDate, amount)
      : addDays(documentDate, unit === 'weeks' ? amount * 7 : amount);
  return { ...term, date };
}
