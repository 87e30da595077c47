import { isIsoDay } from '#frontend/src/lib/format.ts';
import { addDays, daysBetween } from '#shared/letters/calendar/days.ts';

/** Two ISO days of Warsaw, both included. */
export type DayRange = { start: string; end: string };

const DEFAULT_DAYS = 30;
/** The server accepts no longer ranges. */
const MAX_DAYS = 366;

/** The last 30 days to today (specification, section 9). */
export function defaultRange(today: string): DayRange {
  return { start: addDays(today, 1 - DEFAULT_DAYS), end: today };
}

/** Reads the range from the address; a missing or invalid day takes the default. */
export function readRange(query: URLSearchParams, today: string): DayRange {
  const start = query.get('od') ?? '';
  const end = query.get('do') ?? '';
  const last = isIsoDay(end) ? end : today;
  return { start: isIsoDay(start) ? start : defaultRange(last).start, end: last };
}

/** The query of a range; the default one needs none. */
export function writeRange({ start, end }: DayRange, today: string): Record<string, string> {
  const usual = defaultRange(today);
  return start === usual.start && end === usual.end ? {} : { od: start, do: end };
}

/** Why a range is invalid; undefined when it is valid. */
export function rangeFault({ start, end }: DayRange): string | undefined {
  const days = daysBetween(start, end) + 1;
  if (days < 1) return 'Data „Od” nie może być późniejsza niż data „Do”.';
  if (days > MAX_DAYS) return `Zakres dat może mieć najwyżej ${MAX_DAYS} dni.`;
  return undefined;
}
