import trained from './choice-weights.json' with { type: 'json' };
import { type LinearModel, scoresOf, softmax } from './linear-model.ts';

/** The sums of which a letter has one each. */
export const chosenSums = ['main', 'total'] as const;
export type ChosenSum = (typeof chosenSums)[number];

/** How likely each amount is the one of a sum, beside the letter's others; amounts of the same value share it. */
export type Choice = Readonly<Record<ChosenSum, number>>;

const kept: LinearModel<ChosenSum> = { ...trained, classes: chosenSums };

/**
 * Chooses among a letter's amounts by a trained model: one amount in many is the letter's sum, whatever they all look
 * like. `features`: those of each amount; zero is never chosen.
 */
export function choicesOf(
  amounts: readonly { grosze: number }[],
  features: readonly (readonly string[])[],
  model = kept,
): Choice[] {
  const scores = features.map((own) => scoresOf(model, own));
  const sharesFor = (sum: ChosenSum) => {
    const place = model.classes.indexOf(sum);
    const shares = softmax(
      amounts.map(({ grosze }, at) => (grosze === 0 ? -Infinity : (scores[at]?.[place] ?? 0))),
    );
    const together = new Map<number, number>();
    for (const [at, { grosze }] of amounts.entries())
      together.set(grosze, (together.get(grosze) ?? 0) + (shares[at] ?? 0));
    return together;
  };
  const main = sharesFor('main');
  const total = sharesFor('total');
  return amounts.map(({ grosze }) => ({
    main: main.get(grosze) ?? 0,
    total: total.get(grosze) ?? 0,
  }));
}
