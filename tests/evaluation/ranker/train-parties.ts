import { parseArgs } from 'node:util';

import { isName } from '#tests/evaluation/matching.ts';

import { heldOut, keep, print, trainOptions } from './kept-model.ts';
import { type NamedLetter, namedLetters } from './labelled-names.ts';
import { chosenName, fitNames, trainedNames } from './trained-names.ts';

/**
 * `npm run -s train:parties [-- --measure --misses]`: makes the weights that tell which name of a letter is its sender and
 * which its recipient, from the ground truth of the corpora; the same letters give the same weights. With `--measure` it
 * writes nothing and prints how each corpus fares when the weights are made without it; `--misses` adds what is missed.
 * Folders after the options are measured too, with weights that all corpora give.
 */
const { values, positionals } = parseArgs({ options: trainOptions, allowPositionals: true });
const WEIGHTS = 'shared/letters/reading/named/name-weights.json';

const parties = {
  sender: ({ senders }: NamedLetter) => senders,
  recipient: ({ recipients }: NamedLetter) => recipients,
};

if (values.measure) await printMeasured();
else await keep(WEIGHTS, await trainedNames());

type Counted = { right: number; all: number };

async function printMeasured(): Promise<void> {
  const letters = await namedLetters();
  const whole = { sender: { right: 0, all: 0 }, recipient: { right: 0, all: 0 } };
  for (const { folder, own, model } of heldOut(letters, fitNames)) {
    for (const [party, { right, all }] of printFolder(folder, own, model)) {
      whole[party].right += right;
      whole[party].all += all;
    }
  }
  for (const [party, { right, all }] of Object.entries(whole))
    print(`ALL ${party} ${right}/${all}  ${(right / all).toFixed(3)}`);
  if (positionals.length === 0) return;
  const model = fitNames(letters);
  for (const folder of positionals) printFolder(folder, await namedLetters([folder]), model);
}

function printFolder(
  folder: string,
  letters: Awaited<ReturnType<typeof namedLetters>>,
  model: ReturnType<typeof fitNames>,
): [keyof typeof parties, Counted][] {
  const counted = Object.entries(parties).map(([name, truthOf]) => {
    const party = name === 'sender' ? 'sender' : 'recipient';
    const known = letters.filter((letter) => truthOf(letter).length > 0);
    const missed = known.filter(
      (letter) => !isName(chosenName(model, letter, party), truthOf(letter)),
    );
    return { party, missed, right: known.length - missed.length, all: known.length } as const;
  });
  const shares = counted.map(({ party, right, all }) => `${party} ${right}/${all}`);
  print(`${folder.padEnd(34)} ${shares.join('  ')}`);
  for (const { party, missed } of values.misses ? counted : []) {
    for (const letter of missed) {
      const got = chosenName(model, letter, party) ?? 'none';
      print(`  ${letter.name}: ${party} ${got}, wanted ${parties[party](letter)[0] ?? ''}`);
    }
  }
  return counted.map(({ party, right, all }) => [party, { right, all }]);
}
