const PERIOD_DAYS = 30;
const DAY_MS = 86_400_000;

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
