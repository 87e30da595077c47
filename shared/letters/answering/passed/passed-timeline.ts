import type { ActionPlanAnswer } from '#shared/domain/model-answers.ts';
import { lastHourOf } from '#shared/letters/answering/duties/last-hour.ts';
import { eventPhrase } from '#shared/letters/answering/event-duties.ts';
import { whatFollows } from '#shared/letters/answering/following/what-follows.ts';
import { hasTakenPlace, passedWords, passingOf } from '#shared/letters/calendar/passed/passed.ts';
import { termPhrase } from '#shared/letters/calendar/polish-wording.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isUntrusted } from '#shared/letters/reading/scam/untrusted.ts';

/**
 * Actual days of the letter in order, terms that depend on the day of delivery, and consequences; what has
 * passed says so. A fraud sets no days that count.
 */
export function timelineOf(facts: LetterFacts, today?: string): ActionPlanAnswer['timeline'] {
  const { terms, events, documentDate } = facts;
  if (isUntrusted(facts)) return [];
  const days = [
    ...terms.flatMap((term) => {
      const { date, what } = term;
      if (date === null) return [];
      const hour = lastHourOf(facts, term);
      const until = hour === null ? '' : `, do godz. ${hour}`;
      return [{ date, milestone: `${lastDay(date, today)}: ${what}${until}` }];
    }),
    ...events.flatMap((event) => {
      if (event.date === null || event.kind === 'instalment') return [];
      const isPast = today !== undefined && hasTakenPlace(event, documentDate, today);
      return [
        { date: event.date, milestone: `${isPast ? 'Już było: ' : ''}${eventPhrase(event)}` },
      ];
    }),
  ].toSorted((left, right) => (left.date < right.date ? -1 : left.date > right.date ? 1 : 0));
  const open = terms
    .filter((term) => term.date === null)
    .map((term) => {
      const passing = today === undefined ? null : passingOf(term, documentDate, today);
      const passed = passing === null ? '' : ` (${passedWords[passing]})`;
      return { date: termPhrase(term), milestone: `${term.what}${passed}` };
    });
  const next = whatFollows(facts);
  const after = next === null ? [] : [{ date: 'po wysłaniu pisma', milestone: next }];
  return [...days, ...open, ...after];
}

const lastDay = (date: string, today: string | undefined): string =>
  today !== undefined && date < today ? 'Minął ostatni dzień' : 'Ostatni dzień';
