import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';

import { type TermCandidate, termCandidates } from './term-candidates.ts';
import { type TermContext, termFeatures } from './term-features.ts';
import trained from './term-weights.json' with { type: 'json' };

/** What a day or length of time is: the reader's first term, another of the reader's terms, or none of them. */
export const termClasses = ['first', 'other', 'none'] as const;
export type TermClass = (typeof termClasses)[number];

/** A candidate with the probability that it is the reader's first term. */
export type RankedTerm = TermCandidate & { share: number };

const model: LinearModel<TermClass> = { ...trained, classes: termClasses };

/** Every day and length of a letter by a trained model, which knows neither the kind of letter nor the rules. */
export function rankedTerms(view: LetterView, context: TermContext): RankedTerm[] {
  const candidates = termCandidates(view, context.documentDate);
  const features = termFeatures(view, candidates, context);
  return candidates.map((candidate, index) => ({
    ...candidate,
    share: sharesOf(model, features[index] ?? []).get('first') ?? 0,
  }));
}
