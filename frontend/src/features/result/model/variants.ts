import { variantTitles } from '#frontend/src/lib/variant-titles.ts';
import {
  type ResponseVariant,
  type ResponseVariants,
  type VariantKey,
  variantKey,
} from '#shared/domain/analysis-result.ts';

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
