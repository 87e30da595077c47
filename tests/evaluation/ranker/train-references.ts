import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { corpora } from '#tests/evaluation/corpora.ts';
import { isReference } from '#tests/evaluation/matching.ts';

import { numberedLetters } from './labelled-numbers.ts';
import { chosenNumber, fitNumbers, trainedReferences } from './trained-references.ts';

/**
 * `npm run -s train:references [-- --measure --misses]`: makes the weights that tell which number of a letter is its
 * own, from the ground truth of the corpora; the same letters give the same weights. With `--measure` it writes
 * nothing and prints how each corpus fares when the weights are made without it; `--misses` adds what is missed.
 */
const { values } = parseArgs({
  options: {
    measure: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
  },
});
const WEIGHTS = 'shared/letters/reading/references/reference-weights.json';

const print = (line: string) => process.stdout.write(`${line}\n`);

if (values.measure) await printMeasured();
else {
  const kept = await trainedReferences();
  await writeFile(WEIGHTS, `${JSON.stringify(kept, null, 2)}\n`);
  const size = brotliCompressSync(JSON.stringify(kept)).length;
  print(`${kept.features.split('\n').length} features, ${size} bytes in brotli, in ${WEIGHTS}`);
}

async function printMeasured(): Promise<void> {
  const letters = await numberedLetters(corpora.map(({ folder }) => folder));
  let right = 0;
  for (const { folder } of corpora) {
    const model = fitNumbers(letters.filter((letter) => letter.folder !== folder));
    const own = letters.filter((letter) => letter.folder === folder);
    const read = own.map((letter) => ({ ...letter, got: chosenNumber(model, letter) }));
    const missed = read.filter(({ got, wanted, aliases }) => !isReference(got, wanted, aliases));
    right += own.length - missed.length;
    print(`${folder.padEnd(34)} ${own.length - missed.length}/${own.length}`);
    for (const { name, got, wanted } of values.misses ? missed : []) {
      print(`  ${name}: got ${got ?? 'none'}, wanted ${wanted ?? 'none'}`);
    }
  }
  print(`ALL ${right}/${letters.length}  ${(right / letters.length).toFixed(3)}`);
}
