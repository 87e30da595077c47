import { alarmsFor, type CalendarEvent } from '#frontend/src/lib/exporters/calendar-file.ts';
import { formatDay, isIsoDay } from '#frontend/src/lib/format.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { Review } from '#shared/domain/review.ts';
import { type ComputedTerm, computeFixedDay } from '#shared/letters/calendar/term-engine.ts';
import { reviewedTerms } from '#shared/letters/review/reviewed-terms.ts';

import { eventLines } from './event-line.ts';

const DISCLAIMER = 'Z analizy w Listowniku. Pomoc w zrozumieniu pisma, nie porada prawna.';

export type Occasion = {
  /** With the reader's corrections. */
  result: AnalysisResult;
  review: Review;
  /** Identifies the analysis in the events, so that a calendar replaces them when they are added again. */
  name: string;
  now: Date;
  today: string; // ISO day in Warsaw
};

type Matter = { key: string; day: string; title: string; details: readonly string[] };

/** The future days of a result, for a calendar: last days of terms, then the further days of the plan. */
export function calendarEvents({ result, review, name, now, today }: Occasion): CalendarEvent[] {
  const terms = termMatters(result, review, today);
  const happenings = eventMatters(result);
  const taken = new Set([...terms, ...happenings].map(({ day }) => day));
  const plan = planMatters(result).filter(({ day }) => !taken.has(day));
  return [...terms, ...happenings, ...plan]
    .filter(({ day }) => day >= today)
    .map(({ key, day, title, details }) => ({
      uid: `${name}-${key}@listownik`,
      day,
      title,
      details: [...details, ...aboutLetter(result), DISCLAIMER].join('\n'),
      alarms: alarmsFor(day, now),
    }));
}

/** Each term with a known last day, and how it was counted. */
function termMatters({ classification }: AnalysisResult, review: Review, today: string): Matter[] {
  const { deadline, terms = [] } = classification.critical_dates;
  const known = terms.flatMap(({ kind, date, what }, index): Matter[] =>
    kind === 'from_delivery' || date === null || !isIsoDay(date)
      ? []
      : [matter(`termin-${index}`, what, date, computeFixedDay(date, today))],
  );
  const counted = reviewedTerms(classification, review.delivery, today).map(
    ({ term, computed }): Matter =>
      matter(`termin-${terms.indexOf(term)}`, term.what, computed.lastDay, computed),
  );
  const found = [...known, ...counted];
  const hasDeadline = found.some(({ day }) => day === deadline);
  if (deadline === null || hasDeadline || !isIsoDay(deadline)) return found;
  // The reader corrected it, or the letter names a day without a term.
  const { type } = classification.document_classification;
  return [matter('termin', type, deadline, computeFixedDay(deadline, today)), ...found];
}

type Reckoned = Pick<ComputedTerm, 'steps' | 'doBy'> & Partial<Pick<ComputedTerm, 'legalBasis'>>;

function matter(key: string, what: string, day: string, reckoned: Reckoned): Matter {
  const { steps, doBy, legalBasis = [] } = reckoned;
  return {
    key,
    day,
    title: `Ostatni dzień: ${what}`,
    details: [
      ...(doBy === day ? [] : [`Zrób do: ${formatDay(doBy)}.`]),
      ...steps,
      ...(legalBasis.length === 0 ? [] : [`Podstawa: ${legalBasis.join('; ')}`]),
    ],
  };
}

/** Hearings, auctions and the like, with their hour and place in words. */
function eventMatters({ classification }: AnalysisResult): Matter[] {
  return eventLines(classification).flatMap(({ title, when, place, attendance, day }, index) =>
    day === null
      ? []
      : [
          {
            key: `wydarzenie-${index}`,
            day,
            title,
            details: [
              `Kiedy: ${when}`,
              ...(place === null ? [] : [`Gdzie: ${place}`]),
              ...(attendance === null ? [] : [`Obecność: ${attendance}`]),
            ],
          },
        ],
  );
}

/** Other future days of the plan; one event per day. */
function planMatters({ actionPlan, classification }: AnalysisResult): Matter[] {
  const written = classification.critical_dates.document_date;
  const days = [
    ...actionPlan.immediate_actions.map(({ action, deadline }) => ({
      day: deadline,
      title: action,
    })),
    ...actionPlan.timeline.map(({ date, milestone }) => ({ day: date, title: milestone })),
  ];
  const seen = new Set<string>();
  return days.flatMap(({ day, title }): Matter[] => {
    if (day === null || !isIsoDay(day) || day === written || seen.has(day)) return [];
    // The plan also contains the day of reading, which is nothing to wait for.
    if (title.startsWith('Dzisiaj')) return [];
    seen.add(day);
    return [{ key: `plan-${day}`, day, title, details: [] }];
  });
}

function aboutLetter({ classification }: AnalysisResult): string[] {
  const { name } = classification.sender_identification;
  const { reference_number: reference } = classification.case_details;
  return [
    `Pismo: ${classification.document_classification.type}`,
    ...(name === null ? [] : [`Nadawca: ${name}`]),
    ...(reference === null ? [] : [`Numer sprawy: ${reference}`]),
  ];
}
