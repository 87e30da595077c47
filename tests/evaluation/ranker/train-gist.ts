import { parseArgs } from 'node:util';

import type { PointClass } from '#shared/letters/reading/gist/ranked-points.ts';
import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';

import { heldOut, keep, print, trainOptions } from './kept-model.ts';
import { type PointedLetter, pointedLetters } from './labelled-points.ts';
import { fitGist, trainedGist } from './trained-gist.ts';

/**
 * `npm run -s train:gist [-- --measure --misses]`: makes the weights that tell what of a letter its reader has to be
 * told, from the ground truth of the corpora; the same letters give the same weights. With `--measure` it writes
 * nothing and prints, for weights made without each corpus, how many of the things that must be said are said by the
 * likeliest three and eight points of a letter; `--misses` adds what is missed.
 */
const { values } = parseArgs({ options: trainOptions });
const WEIGHTS = 'shared/letters/reading/gist/gist-weights.json';
const FEW = 3;
const MORE = 8;

if (values.measure) await printMeasured();
else await keep(WEIGHTS, await trainedGist());

async function printMeasured(): Promise<void> {
  const letters = await pointedLetters();
  print(`${'corpus'.padEnd(34)} in ${FEW}  in ${MORE}   in the letter`);
  const all = [0, 0, 0];
  for (const { folder, own, model } of heldOut(letters, fitGist)) {
    const counts = [FEW, MORE, Infinity].map((most) =>
      own.reduce((sum, letter) => sum + saidIn(letter, model, most).size, 0),
    );
    for (const [index, count] of counts.entries()) all[index] = (all[index] ?? 0) + count;
    print(`${folder.padEnd(34)} ${counts.map((count) => String(count).padStart(4)).join('  ')}`);
    for (const letter of values.misses ? own : []) {
      const said = saidIn(letter, model, MORE);
      for (const thing of saidIn(letter, model, Infinity))
        if (!said.has(thing)) print(`  ${letter.name}: ${thing}`);
    }
  }
  print(`ALL ${all.join(' ')}`);
}

/** The things that must be said which the likeliest points say. */
function saidIn(
  { points, mustSay }: PointedLetter,
  model: LinearModel<PointClass>,
  most: number,
): ReadonlySet<number> {
  const likeliest = points
    .map((point) => ({ ...point, share: sharesOf(model, point.features).get('central') ?? 0 }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, most);
  return new Set(likeliest.flatMap(({ says }) => says.filter((thing) => thing < mustSay)));
}
