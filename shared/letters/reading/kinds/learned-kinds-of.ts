import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { ownRowsOf } from '#shared/letters/reading/page/own-text.ts';
import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';

import { kindFeatures } from './kind-features.ts';
import trained from './kind-weights.json' with { type: 'json' };

/** A code of document types with its probability for the letter. */
export type LearnedKind = { code: string; probability: number };

/** The likeliest kinds by all words of the letter, the likeliest first. */
export function learnedKindsOf(view: LetterView): LearnedKind[] {
  return learnedKinds(trained, kindFeatures(ownWordsOf(view)));
}

/** The letter's own words, folded. */
export const ownWordsOf = (view: LetterView): string =>
  ownRowsOf(view)
    .map(({ start, end }) => view.flow.folded.slice(start, end))
    .join('\n');

/** The likeliest kinds for a letter with these features, the likeliest first; the probabilities add up to 1. */
export function learnedKinds(
  model: LinearModel<string>,
  features: ReadonlySet<string>,
): LearnedKind[] {
  return [...sharesOf(model, features)]
    .map(([code, probability]) => ({ code, probability }))
    .sort((left, right) => right.probability - left.probability);
}
