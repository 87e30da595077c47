import {
  variantKey,
  type ResponseVariant,
  type ResponseVariants,
  type VariantKey,
} from '#shared/domain/analysis-result.ts';

export const variantTitles = {
  variant_1_cooperative: 'Współpracujący',
  variant_2_assertive: 'Asertywny',
  variant_3_tactical_delay: 'Taktyczne odroczenie',
} as const satisfies Record<VariantKey, string>;

export type NamedVariant = {
  key: VariantKey;
  title: string;
  isRecommended: boolean;
  variant: ResponseVariant;
};

/** The three replies in their order, the recommended one marked. */
export function listVariants(variants: ResponseVariants): NamedVariant[] {
  return variantKey.options.map((key) => ({
    key,
    title: variantTitles[key],
    isRecommended: variants.recommended_variant === key,
    variant: variants[key],
  }));
}

export type LetterPiece = { text: string; isGap: boolean };

/** Splits a reply at its visible gaps, `[uzupełnij: …]`, so that they can be marked (and later filled). */
export function splitGaps(content: string): LetterPiece[] {
  return content
    .split(/(\[uzupełnij[^\]]*\])/giu)
    .filter((text) => text !== '')
    .map((text) => ({ text, isGap: /^\[uzupełnij/iu.test(text) }));
}
