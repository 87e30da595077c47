import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';
import {
  type RankedTerm,
  type TermClass,
  termClasses,
} from '#shared/letters/reading/second-term/ranked-terms.ts';
import { ownOf } from '#shared/letters/reading/second-term/second-term.ts';

import { type Example, fitSoftmax } from './fit-softmax.ts';
import { type Kept, keptOf } from './kept-model.ts';
import { type TermedLetter, termedLetters } from './labelled-terms.ts';

/** The weights that all corpora give. */
export const trainedTerms = async (): Promise<Kept> => keptOf(fitTerms(await termedLetters()));

export const fitTerms = (letters: readonly TermedLetter[]): LinearModel<TermClass> =>
  fitSoftmax(letters.flatMap(examplesOf), termClasses);

/** A table of days is not worth twenty letters, and a term that is told thrice not three. */
function examplesOf({ candidates }: TermedLetter): Example<TermClass>[] {
  const places = candidates.filter(({ truth }) => truth === 'first').length;
  return candidates.flatMap(({ features, truth }) => {
    if (truth === null) return [];
    const among = truth === 'first' ? places : candidates.length;
    return [{ features, truth, weight: 2 / Math.sqrt(among) }];
  });
}

/** The candidates of a letter as a model ranks them. */
export const rankedBy = (
  model: LinearModel<TermClass>,
  { candidates, events }: TermedLetter,
): RankedTerm[] =>
  ownOf(
    candidates.map((candidate) => ({
      ...candidate,
      share: sharesOf(model, candidate.features).get('first') ?? 0,
    })),
    events,
  );
