import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { corpora } from '#tests/evaluation/corpora.ts';

import { labelledLetters } from './labelled-letters.ts';
import { examplesOf, fitAmounts, measure, type Measured } from './measure.ts';
import { bookExamples } from './phrase-book.ts';

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
/** Never learnt from, so that they can tell how unseen letters fare. */
const heldOut = [
  'tests/fixtures/fresh-letters-8',
  'tests/fixtures/fresh-letters-9',
  'tests/fixtures/fresh-letters-10',
  'tests/fixtures/fresh-letters-11',
];
const without = [...heldOut, ...values.without.split(',')];
const letters = await labelledLetters(corpora.map(({ folder }) => folder));
const book = values.book ? await bookExamples() : [];
const learnt = letters.filter(({ folder }) => !without.includes(folder));

if (values.measure) {
  print('corpus                              amounts      sums');
  const all = { right: 0, all: 0 };
  for (const { folder } of corpora) {
    const others = learnt.filter((letter) => letter.folder !== folder);
    const model = fitAmounts([...examplesOf(others), ...book]);
    const found = measure(
      model,
      letters.filter((letter) => letter.folder === folder),
    );
    print(row(folder, found));
    if (values.misses) for (const miss of found.misses) print(`  ${miss}`);
    all.right += found.sums.right;
    all.all += found.sums.all;
  }
  print(`ALL sums ${all.right}/${all.all}  ${(all.right / all.all).toFixed(3)}`);
} else {
  const model = fitAmounts([...examplesOf(learnt), ...book]);
  const { scale, bias, weights } = model;
  const text = JSON.stringify({ scale, bias, weights }, null, 2);
  await writeFile(WEIGHTS, `${text}\n`);
  const size = brotliCompressSync(JSON.stringify({ scale, bias, weights })).length;
  print(`${Object.keys(model.weights).length} features, ${size} bytes in brotli, in ${WEIGHTS}`);
}

function row(folder: string, { amounts, sums }: Measured): string {
  const cell = ({ right, all }: { right: number; all: number }) => `${right}/${all}`.padStart(9);
  return `${folder.padEnd(34)} ${cell(amounts)} ${cell(sums)}`;
}
