import { type PointClass, pointClasses } from '#shared/letters/reading/gist/ranked-points.ts';
import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';

import { type Example, fitSoftmax } from './fit-softmax.ts';
import { type Kept, keptOf } from './kept-model.ts';
import { type PointedLetter, pointedLetters } from './labelled-points.ts';

const ROUNDS = 3;
/** There are more points than amounts: the weights are held less. */
const DECAY = 0.0001;

/** The weights that the corpora give. */
export const trainedGist = async (): Promise<Kept> => keptOf(fitGist(await pointedLetters()));

/**
 * Several points may say the same thing, and the ground truth does not tell which should: at first all of them share
 * the weight, then the one that the model of the round before takes for the likeliest has it.
 */
export function fitGist(letters: readonly PointedLetter[]): LinearModel<PointClass> {
  let model: LinearModel<PointClass> | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = model;
    model = fitSoftmax(
      letters.flatMap((letter) => examplesOf(letter, before)),
      pointClasses,
      DECAY,
    );
  }
  if (model === undefined) throw new Error('No round.');
  return model;
}

function examplesOf(
  { points, things }: PointedLetter,
  model: LinearModel<PointClass> | undefined,
): Example<PointClass>[] {
  // A row of a table says no more than its sum: a sentence about it is what a reader understands.
  const shares = points.map(({ features, isSentence }) => {
    const share = model === undefined ? 0.5 : (sharesOf(model, features).get('central') ?? 0);
    return isSentence ? share : share / 10;
  });
  const weights = points.map(() => 0);
  for (let thing = 0; thing < things; thing += 1) {
    const all = points.flatMap(({ says }, index) => (says.includes(thing) ? [index] : []));
    const sum = all.reduce((total, index) => total + (shares[index] ?? 0) ** 3, 0);
    for (const index of all) {
      weights[index] = Math.max(
        weights[index] ?? 0,
        (shares[index] ?? 0) ** 3 / Math.max(sum, 1e-9),
      );
    }
  }
  return points.flatMap(({ features, says, isSentence }, index): Example<PointClass>[] => {
    const weight = weights[index] ?? 0;
    if (says.length === 0 || !isSentence) return [{ features, truth: 'other', weight: 1 }];
    return weight < 0.05 ? [] : [{ features, truth: 'central', weight: 3 * weight }];
  });
}
