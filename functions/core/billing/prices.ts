import { env } from '#functions/platform/env.ts';
import type { PriceKey } from '#shared/domain/plans.ts';

export type PaidPlan = Exclude<PriceKey, 'FREE'>;

function configured(): Record<PaidPlan, string[]> {
  return {
    BASIC: env('STRIPE_PRICE_BASIC').split(','),
    PRO: env('STRIPE_PRICE_PRO').split(','),
  };
}

/** The price at which a plan is sold: the first of the stage's list. Callers never name a price. */
export function priceOf(plan: PaidPlan): string {
  return configured()[plan][0] ?? '';
}

/** The plan of a price, also one that is no longer sold. */
export function planOfPrice(priceId: string): PaidPlan | undefined {
  const { BASIC, PRO } = configured();
  if (PRO.includes(priceId)) return 'PRO';
  return BASIC.includes(priceId) ? 'BASIC' : undefined;
}
