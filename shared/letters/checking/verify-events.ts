import type { LetterEvent } from '#shared/domain/events-and-money.ts';
import { findDates } from '#shared/letters/calendar/dates.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

/** The events whose day is in the letter, each once, in the given order; a day it does not name is not a fact. */
export function verifyEvents(events: readonly LetterEvent[], { flow }: Letter): LetterEvent[] {
  const days = new Set(findDates(flow).map(({ iso }) => iso));
  const seen = new Set<string>();
  return events.filter(({ date, kind, what }) => {
    const key = `${kind}|${date ?? ''}|${what}`;
    if (date === null || !days.has(date) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
