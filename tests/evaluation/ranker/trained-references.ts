import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';
import {
  LEAST_SHARE,
  type NumberClass,
  numberClasses,
} from '#shared/letters/reading/references/reference.ts';

import { fitSoftmax } from './fit-softmax.ts';
import { type Kept, keptOf } from './kept-model.ts';
import { type NumberedLetter, numberedLetters } from './labelled-numbers.ts';

/** The weights that the corpora give. */
export const trainedReferences = async (): Promise<Kept> =>
  keptOf(fitNumbers(await numberedLetters()));

export const fitNumbers = (letters: readonly NumberedLetter[]): LinearModel<NumberClass> =>
  fitSoftmax(
    letters.flatMap(({ numbers }) =>
      numbers.flatMap(({ features, truth }) =>
        truth === null ? [] : [{ features, truth, weight: 1 }],
      ),
    ),
    numberClasses,
  );

/** The number a model takes for the letter's own. */
export function chosenNumber(
  model: LinearModel<NumberClass>,
  { numbers }: NumberedLetter,
): string | null {
  const [best] = numbers
    .map(({ value, features }) => ({ value, share: sharesOf(model, features).get('own') ?? 0 }))
    .sort((one, other) => other.share - one.share);
  return best !== undefined && best.share >= LEAST_SHARE ? best.value : null;
}
