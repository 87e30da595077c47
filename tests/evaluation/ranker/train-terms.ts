import { parseArgs } from 'node:util';

import type { LinearModel } from '#shared/letters/reading/ranker/linear-model.ts';
import { termInstead } from '#shared/letters/reading/second-term/contested.ts';
import type { RankedTerm, TermClass } from '#shared/letters/reading/second-term/ranked-terms.ts';
import { isTerm, termText } from '#tests/evaluation/term-matching.ts';

import { heldOut, keep, print, trainOptions } from './kept-model.ts';
import { type TermedLetter, termedLetters } from './labelled-terms.ts';
import { fitTerms, rankedBy, trainedTerms } from './trained-terms.ts';

/**
 * `npm run -s train:terms [-- --measure --misses DIR…]`: makes the weights that tell which day or length of time is the
 * reader's first term, from the ground truth of the corpora; the same letters give the same weights. With `--measure`
 * it writes nothing and prints, for each corpus with weights made without it, in how many letters the rules and the
 * second opinion give the right first term; further folders are read with the weights of all corpora. `--misses` adds
 * each letter that the second opinion changes.
 */
const { values, positionals } = parseArgs({ options: trainOptions, allowPositionals: true });
const WEIGHTS = 'shared/letters/reading/second-term/term-weights.json';

async function printMeasured(): Promise<void> {
  print('folder                               rules     both  likeliest');
  const letters = await termedLetters();
  const sums = [0, 0, 0];
  for (const { folder, own, model } of heldOut(letters, fitTerms)) {
    const right = measured(model, own);
    for (const [index, count] of right.entries()) sums[index] = (sums[index] ?? 0) + count;
    print(rowOf(folder, right, own.length));
  }
  print(rowOf('ALL', sums, letters.length));
  const model = positionals.length === 0 ? undefined : fitTerms(letters);
  for (const folder of positionals) {
    const own = await termedLetters([folder]);
    if (model !== undefined) print(rowOf(folder, measured(model, own), own.length));
  }
}

const rowOf = (name: string, right: readonly number[], all: number) =>
  `${name.padEnd(34)} ${right.map((count) => `${count}/${all}`.padStart(9)).join(' ')}`;

/** How many letters have the right first term by the rules, with the second opinion, and by the model alone. */
function measured(model: LinearModel<TermClass>, letters: readonly TermedLetter[]): number[] {
  let [rules, both, alone] = [0, 0, 0];
  for (const letter of letters) {
    const ranked = rankedBy(model, letter);
    const [first] = letter.terms;
    const instead = ofReader(letter, termInstead(first, ranked, letter.documentDate));
    const [best] = ranked.toSorted((one, other) => other.share - one.share);
    const [before, after] = [isRight(letter, first), isRight(letter, instead ?? first)];
    rules += Number(before);
    both += Number(after);
    alone += Number(isRight(letter, (best?.share ?? 0) < 0.3 ? undefined : best));
    if (values.misses && instead !== undefined) {
      const verdict = before === after ? 'as right' : after ? 'mended' : 'WORSE';
      print(`  ${letter.name}: ${termText(first)} to ${termText(instead)}, ${verdict}`);
    }
  }
  return [rules, both, alone];
}

/** As the analysis does it: where the rules chose none, no term of the sender's is taken. */
const ofReader = ({ terms, candidates }: TermedLetter, found: RankedTerm | undefined) =>
  terms.length === 0 && candidates.some(({ span, isSenders }) => isSenders && span === found?.span)
    ? undefined
    : found;

type Dated = Parameters<typeof isTerm>[0];

/** As the scores have it: a day of an event counts, too. */
function isRight({ wanted, mayLack, events }: TermedLetter, term: Dated): boolean {
  const [day] = events;
  return (
    (mayLack && term === undefined) ||
    wanted.some((one) => isTerm(term, one) || (one.kind === 'date' && day?.date === one.date))
  );
}

if (values.measure) await printMeasured();
else await keep(WEIGHTS, await trainedTerms());
