import type { VariantKey } from '#shared/domain/analysis-result.ts';

/** The three strategies as the screen and the report name them. */
export const variantTitles = {
  variant_1_cooperative: 'Współpracujący',
  variant_2_assertive: 'Asertywny',
  variant_3_tactical_delay: 'Taktyczne odroczenie',
} as const satisfies Record<VariantKey, string>;
