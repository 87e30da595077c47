import { type Kept, keptOf } from './kept-model.ts';
import { labelledLetters } from './labelled-letters.ts';
import { examplesOf, fitAmounts } from './measure.ts';
import { bookExamples } from './phrase-book.ts';

/** The weights that the corpora give, but for `without`, and with the phrase book if wanted. */
export async function trainedAmounts({
  without = [],
  book = true,
}: { without?: readonly string[]; book?: boolean } = {}): Promise<Kept> {
  const letters = await labelledLetters();
  const taught = letters.filter(({ folder }) => !without.includes(folder));
  const sentences = book ? await bookExamples() : [];
  return keptOf(fitAmounts([...examplesOf(taught), ...sentences]));
}
