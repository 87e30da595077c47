import { env } from '#functions/platform/env.ts';
import type { PriceKey } from '#shared/domain/plans.ts';

export type PaidPlan = Exclude<PriceKey, 'FREE'>;

function configured(): Record<PaidPlan, string[]> {
  return {
    BASIC: env('STRIPE_PRICE_BASIC').split(','),
    PRO: env('STRIPE_PRICE_PRO').split(','),
  };
}

/** The price a plan is sold at: the first of the stage's list. No caller ever names a price. */
export function priceOf(plan: PaidPlan): string {
  return configured()[plan][0] ?? '';
}

/** The plan a price belongs to, also a price that is no longer sold. */
export function planOfPrice(priceId: string): PaidPlan | undefined {
  const { BASIC, PRO } = configured();
  if (PRO.includes(priceId)) return 'PRO';
  return BASIC.includes(priceId) ? 'BASIC' : undefined;
}
