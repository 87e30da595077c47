import { plans, type PriceKey } from '#shared/domain/plans.ts';

export type SoldPlan = Exclude<PriceKey, 'FREE'>;

const prices = { price_basic: 'BASIC', price_pro: 'PRO' } as const satisfies Record<
  string,
  SoldPlan
>;

/** Prices of the stand-in: the ids that the local stage sells. */
export const priceIds: Readonly<Record<SoldPlan, string>> = {
  BASIC: 'price_basic',
  PRO: 'price_pro',
};

export function planOf(priceId: string): SoldPlan | undefined {
  return priceId in prices ? prices[priceId as keyof typeof prices] : undefined; // as just checked
}

/** Grosze per 30 days; 0 for an unknown price. */
export function amountOf(priceId: string): number {
  const plan = planOf(priceId);
  return plan === undefined ? 0 : plans[plan].priceGrosze;
}

export const soldPlans = ['BASIC', 'PRO'] as const satisfies readonly SoldPlan[];

export const PERIOD_DAYS = 30;
export const PERIOD_SECONDS = PERIOD_DAYS * 24 * 3_600;
