import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { corpora } from '#tests/evaluation/corpora.ts';

import { labelledLetters } from './labelled-letters.ts';
import { examplesOf, fitAmounts, measure, type Measured } from './measure.ts';
import { bookExamples } from './phrase-book.ts';
import { trainedAmounts } from './trained-amounts.ts';

/**
 * `npm run -s train:ranker [-- --measure --misses --no-book --without FOLDER,FOLDER]`: makes the weights that tell what
 * each amount of a letter is, from the ground truth of the corpora and the phrase book; the same letters give the
 * same weights. With `--measure` it writes nothing and prints how each corpus fares when the weights are made
 * without it; `--misses` adds every sum that is missed. `--without` leaves further corpora out, `--no-book` the book.
 */
const { values } = parseArgs({
  options: {
    measure: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    book: { type: 'boolean', default: true },
    without: { type: 'string', default: '' },
  },
  allowNegative: true,
});
const WEIGHTS = 'shared/letters/reading/ranker/amount-weights.json';

const print = (line: string) => process.stdout.write(`${line}\n`);
const without = values.without.split(',');

if (values.measure) await printMeasured();
else {
  const kept = await trainedAmounts({ without, book: values.book });
  await writeFile(WEIGHTS, `${JSON.stringify(kept, null, 2)}\n`);
  const size = brotliCompressSync(JSON.stringify(kept)).length;
  print(`${kept.features.split('\n').length} features, ${size} bytes in brotli, in ${WEIGHTS}`);
}

async function printMeasured(): Promise<void> {
  const letters = await labelledLetters(corpora.map(({ folder }) => folder));
  const book = values.book ? await bookExamples() : [];
  print('corpus                              amounts      sums');
  const all = { right: 0, all: 0 };
  for (const { folder } of corpora) {
    const others = letters.filter((one) => ![folder, ...without].includes(one.folder));
    const model = fitAmounts([...examplesOf(others), ...book]);
    const own = letters.filter((letter) => letter.folder === folder);
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
