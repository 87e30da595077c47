import { type NameClass, nameClasses } from '#shared/letters/reading/named/ranked-names.ts';
import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';

import { fitSoftmax } from './fit-softmax.ts';
import { type Kept, keptOf } from './kept-model.ts';
import { type NamedLetter, namedLetters } from './labelled-names.ts';

/** Twice as strong as for numbers: a third of the weights, and as many parties right. */
const DECAY = 0.001;

/** The weights that all corpora give. */
export const trainedNames = async (): Promise<Kept> => keptOf(fitNames(await namedLetters()));

export const fitNames = (letters: readonly NamedLetter[]): LinearModel<NameClass> =>
  fitSoftmax(
    letters.flatMap(({ names }) =>
      names.flatMap(({ features, truth }) =>
        truth === null ? [] : [{ features, truth, weight: 1 }],
      ),
    ),
    nameClasses,
    DECAY,
  );

/** The name that a model takes for a party of this class. */
export function chosenName(
  model: LinearModel<NameClass>,
  { names }: NamedLetter,
  party: NameClass,
): string | null {
  const [best] = names
    .map(({ value, features }) => ({ value, share: sharesOf(model, features).get(party) ?? 0 }))
    .sort((one, other) => other.share - one.share);
  return best?.value ?? null;
}
