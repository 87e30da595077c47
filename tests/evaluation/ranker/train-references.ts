import { parseArgs } from 'node:util';

import { isReference } from '#tests/evaluation/matching.ts';

import { heldOut, keep, print, trainOptions } from './kept-model.ts';
import { numberedLetters } from './labelled-numbers.ts';
import { chosenNumber, fitNumbers, trainedReferences } from './trained-references.ts';

/**
 * `npm run -s train:references [-- --measure --misses]`: makes the weights that tell which number of a letter is its
 * own, from the ground truth of the corpora; the same letters give the same weights. With `--measure` it writes
 * nothing and prints how each corpus fares when the weights are made without it; `--misses` adds what is missed.
 */
const { values } = parseArgs({ options: trainOptions });
const WEIGHTS = 'shared/letters/reading/references/reference-weights.json';

if (values.measure) await printMeasured();
else await keep(WEIGHTS, await trainedReferences());

async function printMeasured(): Promise<void> {
  const letters = await numberedLetters();
  let right = 0;
  for (const { folder, own, model } of heldOut(letters, fitNumbers)) {
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
