import { warsawDay } from '#functions/platform/clock.ts';
import { addDays } from '#shared/letters/calendar/days.ts';
import { workingDayFrom } from '#shared/letters/calendar/holidays.ts';

const WITHDRAWAL_DAYS = 14;

/**
 * The last day to withdraw, ISO: 14 days after the day of the purchase, moved to a working day (ustawa o
 * prawach konsumenta, art. 27; rozporządzenie 1182/71, art. 3 ust. 4).
 */
export function withdrawUntil(boughtAt: Date): string {
  return workingDayFrom(addDays(warsawDay(boughtAt), WITHDRAWAL_DAYS));
}
