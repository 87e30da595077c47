import { type NameClass, nameClasses } from '#shared/letters/reading/named/ranked-names.ts';
import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';
import { corpora } from '#tests/evaluation/corpora.ts';

import { fitSoftmax } from './fit-softmax.ts';
import { type NamedLetter, namedLetters } from './labelled-names.ts';

/** What is kept of a model: its classes stand in the code. */
type Kept = Omit<LinearModel<NameClass>, 'classes'>;

/** Twice as strong as for numbers: a third of the weights, and as many parties right. */
const DECAY = 0.001;

/** The weights that all corpora give. */
export async function trainedNames(): Promise<Kept> {
  const letters = await namedLetters(corpora.map(({ folder }) => folder));
  const { scale, isLong, bias, features, weights } = fitNames(letters);
  return { scale, isLong, bias, features, weights };
}

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
