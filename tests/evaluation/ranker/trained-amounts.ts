import type { AmountClass } from '#shared/letters/reading/ranker/amount-class.ts';
import type { LinearModel } from '#shared/letters/reading/ranker/linear-model.ts';
import { corpora } from '#tests/evaluation/corpora.ts';

import { labelledLetters } from './labelled-letters.ts';
import { examplesOf, fitAmounts } from './measure.ts';
import { bookExamples } from './phrase-book.ts';

/** What is kept of a model: its classes stand in the code. */
type Kept = Omit<LinearModel<AmountClass>, 'classes'>;

/** The weights that the corpora give, but for `without`, and with the phrase book if wanted. */
export async function trainedAmounts({
  without = [],
  book = true,
}: { without?: readonly string[]; book?: boolean } = {}): Promise<Kept> {
  const letters = await labelledLetters(corpora.map(({ folder }) => folder));
  const taught = letters.filter(({ folder }) => !without.includes(folder));
  const sentences = book ? await bookExamples() : [];
  const { scale, isLong, bias, features, weights } = fitAmounts([
    ...examplesOf(taught),
    ...sentences,
  ]);
  return { scale, isLong, bias, features, weights };
}
