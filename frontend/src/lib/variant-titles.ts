import type { VariantKey } from '#shared/domain/analysis-result.ts';

/** The names of the three strategies on the screen and in the report. */
export const variantTitles = {
  variant_1_cooperative: 'Współpracujący',
  variant_2_assertive: 'Asertywny',
  variant_3_tactical_delay: 'Taktyczne odroczenie',
} as const satisfies Record<VariantKey, string>;
