import { findDates } from '#shared/letters/calendar/dates.ts';
import type { FoundTerm } from '#shared/letters/calendar/found-term.ts';
import { looseTerms } from '#shared/letters/calendar/terms.ts';
import { isWithdrawnDay } from '#shared/letters/reading/clauses/corrections/withdrawn.ts';
import { labelledDays } from '#shared/letters/reading/days/labelled-days.ts';
import { scheduledDays } from '#shared/letters/reading/days/schedules/schedule-days.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { isCovered } from '#shared/letters/reading/money/balances/forecasts.ts';

/** A day or a length of time that may be the reader's term; `by` tells which finder saw it. */
export type TermCandidate = FoundTerm & { by: 'term' | 'label' | 'row' | 'length' | 'day' };

/** No letter has more relevant ones; a table of readings or payments must not take long. */
const MOST = 40;

/** Every day and length of time of a letter before any rule discards one, in reading order. */
export function termCandidates(view: LetterView, documentDate: string | null): TermCandidate[] {
  const found: TermCandidate[] = [];
  const add = (by: TermCandidate['by'], terms: readonly FoundTerm[]): void => {
    for (const term of terms) {
      if (term.kind === 'date' && (term.date ?? '') < (documentDate ?? '')) continue;
      // A day that the letter itself corrects is nobody's.
      if (isWithdrawnDay(view, term.date) || isCovered(view, term.span.start)) continue;
      const isKnown = found.some(
        ({ span }) => span.start < term.span.end && term.span.start < span.end,
      );
      if (!isKnown) found.push({ ...term, by });
    }
  };
  add('term', view.terms);
  add('label', labelledDays(view));
  add('row', scheduledDays(view, documentDate));
  add('length', looseTerms(view.flow));
  add('day', otherDays(view));
  return found.toSorted((one, other) => one.span.start - other.span.start).slice(0, MOST);
}

/** The days that nothing marks as last ones. */
function otherDays(view: LetterView): FoundTerm[] {
  return findDates(view.flow)
    .filter(({ role }) => role !== 'statute' && role !== 'issued')
    .map(({ iso, span, raw, time }) => ({
      ...{ kind: 'date' as const, date: iso, amount: null, unit: null, from: null },
      ...{ quote: raw, span, sentence: raw, time },
    }));
}
