import { parseArgs } from 'node:util';

import { fitChoice } from './fit-choice.ts';
import { heldOut, keep, print, trainOptions } from './kept-model.ts';
import { type LabelledLetter, labelledLetters } from './labelled-letters.ts';
import { examplesOf, fitAmounts, measure, type Measured } from './measure.ts';
import { bookExamples } from './phrase-book.ts';
import { trainedAmounts } from './trained-amounts.ts';

/**
 * `npm run -s train:ranker [-- --measure --misses --no-book --without FOLDER,FOLDER]`: makes the weights that tell what
 * each amount of a letter is, and which of them is its sum, from the ground truth of the corpora and the phrase book; the same letters give the
 * same weights. With `--measure` it writes nothing and prints how each corpus fares when the weights are made
 * without it; `--misses` adds every sum that is missed. `--without` leaves further corpora out, `--no-book` the book.
 */
const { values } = parseArgs({
  options: {
    ...trainOptions,
    book: { type: 'boolean', default: true },
    without: { type: 'string', default: '' },
  },
  allowNegative: true,
});
const FOLDER = 'shared/letters/reading/ranker';

const without = values.without.split(',');

if (values.measure) await printMeasured();
else {
  const { classes, choice } = await trainedAmounts({ without, book: values.book });
  await keep(`${FOLDER}/amount-weights.json`, classes);
  await keep(`${FOLDER}/choice-weights.json`, choice);
}

async function printMeasured(): Promise<void> {
  const letters = await labelledLetters();
  const book = values.book ? await bookExamples() : [];
  print('corpus                              amounts      sums');
  const all = { right: 0, all: 0 };
  const fit = (others: readonly LabelledLetter[]) => {
    const taught = others.filter((one) => !without.includes(one.folder));
    return {
      classes: fitAmounts([...examplesOf(taught), ...book]),
      choice: fitChoice(taught),
    };
  };
  for (const { folder, own, model } of heldOut(letters, fit)) {
    const found = measure(model, own);
    print(row(folder, found));
    if (values.misses) for (const miss of found.misses) print(`  ${miss}`);
    all.right += found.sums.right;
    all.all += found.sums.all;
  }
  print(`ALL sums ${all.right}/${all.all}  ${(all.right / all.all).toFixed(3)}`);
}

function row(folder: string, { amounts, sums }: Measured): string {
  const cell = ({ right, all }: { right: number; all: number }) => `${right}/${all}`.padStart(9);
  return `${folder.padEnd(34)} ${cell(amounts)} ${cell(sums)}`;
}
