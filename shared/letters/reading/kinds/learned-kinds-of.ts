import { documentTypeCode } from '#shared/domain/document-types.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

import { kindFeatures } from './kind-features.ts';
import { type KindModel, type LearnedKind, learnedKinds } from './kind-model.ts';
import weights from './kind-weights.json' with { type: 'json' };

const model: KindModel = {
  ...weights,
  classes: weights.classes.map((code) => documentTypeCode.parse(code)),
};

/** The likeliest kinds by the words of the letter as a whole, the likeliest first. */
export function learnedKindsOf(view: LetterView): LearnedKind[] {
  return learnedKinds(model, kindFeatures(view.flow.folded));
}
