/** Plans and prices of specification section 9. Prices are integer grosze per 30 days. */
export const plans = {
  FREE: { label: 'Okres próbny', quota: 1, priceGrosze: 0 },
  BASIC: { label: 'Standard', quota: 20, priceGrosze: 4_900 },
  PRO: { label: 'Pro', quota: 100, priceGrosze: 19_900 },
} as const;

export type PriceKey = keyof typeof plans;
