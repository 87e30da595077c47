import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';

import { kindFeatures } from './kind-features.ts';
import trained from './kind-weights.json' with { type: 'json' };

/** A code of document types with how likely the letter is of it. */
export type LearnedKind = { code: string; probability: number };

/** The likeliest kinds by the words of the letter as a whole, the likeliest first. */
export function learnedKindsOf(view: LetterView): LearnedKind[] {
  return learnedKinds(trained, kindFeatures(view.flow.folded));
}

/** The likeliest kinds for a letter of these features, the likeliest first; the probabilities make 1. */
export function learnedKinds(
  model: LinearModel<string>,
  features: ReadonlySet<string>,
): LearnedKind[] {
  return [...sharesOf(model, features)]
    .map(([code, probability]) => ({ code, probability }))
    .sort((left, right) => right.probability - left.probability);
}
