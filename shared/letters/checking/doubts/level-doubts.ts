import type { Classification } from '#shared/domain/analysis-result.ts';

import type { Doubted } from './doubt.ts';

/** A letter of no code of its own that looks harmless but sets its reader a term. */
export function levelDoubts({
  threat_assessment: threat,
  document_classification: kind,
  critical_dates: dates,
}: Classification): Doubted[] {
  const isBound = (dates.terms ?? []).some(({ quote }) => quote !== null);
  if (threat.level !== 'LOW' || kind.code !== 'inne' || !isBound) return [];
  const reason = kind.type === UNKNOWN ? TERM_OF_UNKNOWN : TERM_UNEXPLAINED;
  return [{ fact: 'threat_assessment.level', reason }];
}

const TERM_OF_UNKNOWN =
  'Nie znamy tego rodzaju pisma, a pismo wyznacza termin. Sprawdź, co się stanie po terminie.';
const UNKNOWN = 'Inne pismo';
const TERM_UNEXPLAINED = 'Pismo wyznacza termin. Sprawdź w nim, co się stanie po terminie.';
