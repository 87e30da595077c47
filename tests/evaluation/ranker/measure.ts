import { choicesOf, type ChosenSum } from '#shared/letters/reading/ranker/amount-choice.ts';
import { type AmountClass, amountClasses } from '#shared/letters/reading/ranker/amount-class.ts';
import { type LinearModel, sharesOf } from '#shared/letters/reading/ranker/linear-model.ts';
import { rankSums } from '#shared/letters/reading/ranker/ranked-sums.ts';

import { type Example, fitSoftmax } from './fit-softmax.ts';
import type { LabelledLetter } from './labelled-letters.ts';

/** Amounts in a row count as the square root of their number: a long table is not worth twenty letters. */
export const examplesOf = (letters: readonly LabelledLetter[]): Example<AmountClass>[] =>
  letters.flatMap(({ amounts }) =>
    amounts.flatMap(({ features, truth }) =>
      truth === null ? [] : [{ features, truth, weight: 2 / Math.sqrt(amounts.length) }],
    ),
  );

/** Most amounts of a letter are none of its sums: the few that are count more, or a single sum would never be likely. */
const OF_SUM = 2;

export const fitAmounts = (examples: readonly Example<AmountClass>[]) =>
  fitSoftmax(
    examples.map((one) => ({ ...one, weight: one.weight * (one.truth === 'none' ? 1 : OF_SUM) })),
    amountClasses,
  );

/** What an amount is by the words around it, and which of a letter's amounts is its sum. */
export type AmountModels = { classes: LinearModel<AmountClass>; choice: LinearModel<ChosenSum> };

/** How the models fare on letters they were not made from. */
export type Measured = {
  /** Amounts that are given the class they are of. */
  amounts: { right: number; all: number };
  /** Sums of the ground truth for which the right amount is the likeliest. */
  sums: { right: number; all: number };
  misses: string[];
};

export function measure(
  { classes: model, choice }: AmountModels,
  letters: readonly LabelledLetter[],
): Measured {
  const measured: Measured = {
    amounts: { right: 0, all: 0 },
    sums: { right: 0, all: 0 },
    misses: [],
  };
  for (const { name, amounts, wanted } of letters) {
    const features = amounts.map((amount) => amount.features);
    const choices = choicesOf(amounts, features, choice);
    const judged = amounts.map((amount, at) => ({
      ...amount,
      shares: sharesOf(model, amount.features),
      chosen: choices[at] ?? { main: 0, total: 0 },
    }));
    for (const { truth, shares } of judged) {
      if (truth === null) continue;
      const [likeliest] = [...shares].toSorted(([, left], [, right]) => right - left)[0] ?? [];
      measured.amounts.all += 1;
      if (likeliest === truth) measured.amounts.right += 1;
    }
    const ranked = rankSums(judged);
    for (const sum of ['main', 'total', 'interest', 'costs'] as const) {
      const right = wanted[sum];
      if (right === undefined) continue;
      const got = ranked[sum];
      measured.sums.all += 1;
      if (got !== null && right.includes(got.grosze)) measured.sums.right += 1;
      else
        measured.misses.push(
          `${name}: ${sum} ${right.join(' or ')}, got ${got?.grosze ?? 'none'} (${(got?.share ?? 0).toFixed(2)})`,
        );
    }
  }
  return measured;
}
