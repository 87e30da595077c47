import type { LetterView } from '#shared/letters/reading/letter-view.ts';

import { kindFeatures } from './kind-features.ts';
import { type LearnedKind, learnedKinds } from './kind-model.ts';
import weights from './kind-weights.json' with { type: 'json' };

/** The likeliest kinds by the words of the letter as a whole, the likeliest first. */
export function learnedKindsOf(view: LetterView): LearnedKind[] {
  return learnedKinds(weights, kindFeatures(view.flow.folded));
}
