import { warsawDay, warsawInstant } from '#functions/platform/clock.ts';

/** Days before the last day on which a reader is reminded (specification: also on the day itself). */
const DAYS_BEFORE = [7, 3, 1, 0] as const;
const HOUR = 8; // Europe/Warsaw
const DAY_MS = 86_400_000;

/**
 * When the next reminder of a term is due, strictly after `now`; `undefined` when none is left, or when
 * `lastDay` (ISO) is not a valid day.
 */
export function nextReminder(lastDay: string, now: Date): Date | undefined {
  if (Number.isNaN(Date.parse(lastDay))) return undefined; // a model may have written it
  return DAYS_BEFORE.map((days) => reminderAt(lastDay, days)).find((due) => due > now);
}

/**
 * Days left until the last day when a reminder is due today, at or before `now`; `undefined` on other days. A
 * reminder missed on its day is not sent later, because the next one is more precise.
 */
export function reminderDueToday(lastDay: string, now: Date): number | undefined {
  const today = warsawDay(now);
  return DAYS_BEFORE.find(
    (days) => dayBefore(lastDay, days) === today && reminderAt(lastDay, days) <= now,
  );
}

function reminderAt(lastDay: string, days: number): Date {
  return warsawInstant(dayBefore(lastDay, days), HOUR);
}

function dayBefore(lastDay: string, days: number): string {
  return new Date(Date.parse(lastDay) - days * DAY_MS).toISOString().slice(0, 10);
}
