import type { Term } from '#shared/domain/term.ts';

import { isIsoDate } from './days.ts';
import { lastDayFrom } from './term-engine.ts';

/** No letter sets a longer term; a misread number must not make the code count days for minutes. */
const LONGEST = 3650;

/**
 * A term that runs from the letter's date, with its last day counted by the procedure and moved off free
 * days; any other term unchanged.
 */
export function countFromDocument(term: Term, documentDate: string | null): Term {
  const { kind, amount, unit } = term;
  if (kind !== 'from_document' || documentDate === null || !isIsoDate(documentDate)) return term;
  if (amount === null || unit === null || amount < 1 || amount > LONGEST) return term;
  return { ...term, date: lastDayFrom(documentDate, { amount, unit }) };
}
