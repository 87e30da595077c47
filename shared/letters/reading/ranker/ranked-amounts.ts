import { findAmounts, type FoundAmount } from '#shared/letters/figures/amounts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';

import { type Choice, choicesOf } from './amount-choice.ts';
import { type AmountClass, amountClasses } from './amount-class.ts';
import { amountFeatures } from './amount-features.ts';
import trained from './amount-weights.json' with { type: 'json' };
import { type LinearModel, sharesOf } from './linear-model.ts';

/**
 * An amount with the probability of each class, judged only by the words around it, and how likely it is the letter's sum
 * beside the others.
 */
export type RankedAmount = FoundAmount & {
  shares: ReadonlyMap<AmountClass, number>;
  chosen: Choice;
};

const model: LinearModel<AmountClass> = { ...trained, classes: amountClasses };

/** No letter has more relevant amounts; a text full of amounts must not take long. */
const MOST_AMOUNTS = 80;

/** The class of each amount by a trained model, which knows neither the kind of letter nor the rules. */
export const rankedAmounts: (view: LetterView) => readonly RankedAmount[] = oncePer((view) => {
  const amounts = findAmounts(view.flow).slice(0, MOST_AMOUNTS);
  const features = amountFeatures(view, amounts);
  const choices = choicesOf(amounts, features);
  return amounts.map((amount, index) => ({
    ...amount,
    shares: sharesOf(model, features[index] ?? []),
    chosen: choices[index] ?? { main: 0, total: 0 },
  }));
});
