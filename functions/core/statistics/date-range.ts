import { AppError } from '#shared/errors/app-error.ts';

/** Two Warsaw days, both included. */
export type DateRange = { start: string; end: string };

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 366;

/**
 * The days of an analytics call; by default the last 30 up to today (specification, section 9). Throws
 * `INVALID_INPUT` for invalid days, a wrong order, or too many days.
 */
export function parseDateRange(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  today: string,
): DateRange {
  const end = endDate ?? today;
  const start = startDate ?? addDays(existing(end), 1 - DEFAULT_DAYS);
  const length = (existing(end) - existing(start)) / DAY_MS + 1;
  if (length < 1) refuse('Data początkowa nie może być późniejsza niż końcowa.');
  if (length > MAX_DAYS) refuse(`Zakres dat może mieć najwyżej ${MAX_DAYS} dni.`);
  return { start, end };
}

/** Every day of the range, in order. */
export function daysOf({ start, end }: DateRange): string[] {
  const first = Date.parse(start);
  const length = (Date.parse(end) - first) / DAY_MS + 1;
  return Array.from({ length }, (_, index) => addDays(first, index));
}

/** The day so many days later (or earlier, when negative) than a valid day. */
export function dayPlus(day: string, days: number): string {
  return addDays(Date.parse(day), days);
}

/** Midnight of a valid day, in UTC. */
function existing(day: string): number {
  const midnight = Date.parse(day);
  if (Number.isNaN(midnight) || addDays(midnight, 0) !== day) {
    refuse(`Dnia ${day} nie ma w kalendarzu.`);
  }
  return midnight;
}

function addDays(midnight: number, days: number): string {
  return new Date(midnight + days * DAY_MS).toISOString().slice(0, 10);
}

function refuse(message: string): never {
  throw new AppError('INVALID_INPUT', { message });
}
