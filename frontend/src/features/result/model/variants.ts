import {
  variantKey,
  type ResponseVariant,
  type ResponseVariants,
  type VariantKey,
} from '#shared/domain/analysis-result.ts';
import { variantTitles } from '../../../lib/variant-titles.ts';

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
