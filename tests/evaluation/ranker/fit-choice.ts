import { type ChosenSum, chosenSums } from '#shared/letters/reading/ranker/amount-choice.ts';
import {
  type LinearModel,
  softmax,
  writtenRows,
} from '#shared/letters/reading/ranker/linear-model.ts';

import { descend, seenOften } from './fit-softmax.ts';
import type { LabelledLetter } from './labelled-letters.ts';

/** How strongly weights are held near nothing, for each letter. */
const DECAY = 1.5;
const SCALE = 32;
/** A feature whose weights are all smaller is left out. */
const LEAST_WEIGHT = 3;

/** A letter's amounts as places of their features, with how right each is: 1, or less for what is also accepted. */
type Ballot = { places: readonly (readonly number[])[]; right: readonly number[] };
const ALSO_ACCEPTED = 0.5;

/** Fits how one amount of a letter is chosen among all: the same letters give the same weights. */
export function fitChoice(letters: readonly LabelledLetter[]): LinearModel<ChosenSum> {
  const names = seenOften(
    letters.map(({ amounts }) => ({ features: amounts.flatMap(({ features }) => features) })),
  );
  const places = new Map(names.map((name, at) => [name, at]));
  const weights = chosenSums.map((sum) => {
    const ballots = letters.flatMap((letter) => ballotOf(letter, sum, places));
    return descend(names.length, (now) => slopeAt(now, ballots));
  });
  const kept = names
    .map((name, at) => [name, weights.map((own) => (own[at] ?? 0) * SCALE)] as const)
    .filter(([, row]) => row.some((weight) => Math.abs(weight) >= LEAST_WEIGHT));
  return { classes: chosenSums, scale: SCALE, isLong: false, bias: '', ...writtenRows(kept) };
}

function ballotOf(
  { amounts, wanted }: LabelledLetter,
  sum: ChosenSum,
  places: ReadonlyMap<string, number>,
): Ballot[] {
  const [first, ...also] = wanted[sum] ?? [];
  const right = amounts.map(({ grosze }) =>
    grosze === first ? 1 : also.includes(grosze) ? ALSO_ACCEPTED : 0,
  );
  if (right.every((one) => one === 0)) return [];
  const placesOf = (features: readonly string[]) =>
    [...new Set(features)].flatMap((name) => places.get(name) ?? []);
  return [{ places: amounts.map(({ features }) => placesOf(features)), right }];
}

function slopeAt(weights: Float64Array, ballots: readonly Ballot[]): Float64Array {
  const slope = weights.map((weight) => (DECAY * weight) / ballots.length);
  for (const { places, right } of ballots) {
    const shares = softmax(
      places.map((own) => own.reduce((sum, at) => sum + (weights[at] ?? 0), 0)),
    );
    const won = shares.map((share, at) => share * (right[at] ?? 0));
    const all = won.reduce((sum, one) => sum + one, 0);
    for (const [at, own] of places.entries()) {
      const error = ((shares[at] ?? 0) - (won[at] ?? 0) / all) / ballots.length;
      for (const place of own) slope[place] = (slope[place] ?? 0) + error;
    }
  }
  return slope;
}
