import { fitChoice } from './fit-choice.ts';
import { type Kept, keptOf } from './kept-model.ts';
import { labelledLetters } from './labelled-letters.ts';
import { examplesOf, fitAmounts } from './measure.ts';
import { bookExamples } from './phrase-book.ts';

/**
 * The weights that the corpora give, but for `without`: what an amount is, with the phrase book if wanted, and which of a
 * letter's amounts is chosen.
 */
export async function trainedAmounts({
  without = [],
  book = true,
}: { without?: readonly string[]; book?: boolean } = {}): Promise<{ classes: Kept; choice: Kept }> {
  const letters = await labelledLetters();
  const taught = letters.filter(({ folder }) => !without.includes(folder));
  const sentences = book ? await bookExamples() : [];
  return {
    classes: keptOf(fitAmounts([...examplesOf(taught), ...sentences])),
    choice: keptOf(fitChoice(taught)),
  };
}
