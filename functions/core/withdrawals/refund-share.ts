import { warsawDay } from '#functions/platform/clock.ts';
import { addDays } from '#shared/letters/calendar/days.ts';
import { workingDayFrom } from '#shared/letters/calendar/holidays.ts';

const WITHDRAWAL_DAYS = 14;
const PERIOD_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The last day to withdraw, ISO: 14 days after the day of the purchase, moved to a working day (ustawa o
 * prawach konsumenta, art. 27; rozporządzenie 1182/71, art. 3 ust. 4).
 */
export function withdrawUntil(boughtAt: Date): string {
  return workingDayFrom(addDays(warsawDay(boughtAt), WITHDRAWAL_DAYS));
}

/**
 * Grosze refunded of the paid sum: all of it, or, when the buyer asked for the plan to begin at once, all
 * except its whole days until now, of thirty (ustawa o prawach konsumenta, art. 35). Rounded in the buyer's
 * favour.
 */
export function refundOf(
  { paid, boughtAt, startRequested }: { paid: number; boughtAt: Date; startRequested: boolean },
  now: Date,
): number {
  if (!startRequested) return paid;
  const days = Math.max(0, Math.floor((now.getTime() - boughtAt.getTime()) / DAY_MS));
  return Math.ceil((paid * Math.max(0, PERIOD_DAYS - days)) / PERIOD_DAYS);
}
