import type { Term } from '#shared/domain/term.ts';

import { isIsoDate } from './days.ts';
import { lastDayFrom } from './term-engine.ts';

/** Longer terms no letter sets; a misread number must not count days for minutes. */
const LONGEST = 3650;

/**
 * A term that runs from the letter's date with its last day counted as procedures count it, moved off
 * free days; any other term unchanged.
 */
export function countFromDocument(term: Term, documentDate: string | null): Term {
  const { kind, amount, unit } = term;
  if (kind !== 'from_document' || documentDate === null || !isIsoDate(documentDate)) return term;
  if (amount === null || unit === null || amount < 1 || amount > LONGEST) return term;
  return { ...term, date: lastDayFrom(documentDate, { amount, unit }) };
}
