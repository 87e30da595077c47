import { findDates } from '#shared/letters/calendar/dates.ts';
import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

const dueLabel = /termin\w* (?:zaplaty|platnosci|wplaty|splaty|odpowiedzi)\s?:?$/;

/** "Termin zapłaty: 10.02.2026 r." in its own row, whatever sentence came before. */
export function labelledDays(view: LetterView): FoundTerm[] {
  return findDates(view.flow)
    .filter(({ role, label }) => role === 'deadline' && dueLabel.test(label))
    .filter(({ iso }) => !view.terms.some(({ date }) => date === iso))
    .map(({ iso, span, raw }) => ({
      kind: 'date',
      date: iso,
      amount: null,
      unit: null,
      from: null,
      quote: raw,
      span,
      sentence: raw,
      time: null,
    }));
}
