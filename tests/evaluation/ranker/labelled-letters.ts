import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import type { AmountClass } from '#shared/letters/reading/ranker/amount-class.ts';
import { amountFeatures } from '#shared/letters/reading/ranker/amount-features.ts';
import type { GroundTruth } from '#tests/evaluation/ground-truth.ts';

import { type MaskedLetter, maskedLetters } from './masked-letters.ts';

/** An amount of a letter with what it truly is; null where the ground truth leaves it open. */
type LabelledAmount = {
  grosze: number;
  features: readonly string[];
  truth: AmountClass | null;
};

export type LabelledLetter = {
  name: string;
  folder: string;
  amounts: readonly LabelledAmount[];
  /** The sums the ground truth names, in grosze, with what it also accepts. */
  wanted: Readonly<Partial<Record<Sum, readonly number[]>>>;
};

const fields = {
  main: 'main_amount',
  total: 'total_amount',
  interest: 'interest',
  costs: 'costs',
} as const;
type Sum = keyof typeof fields;
const sums = Object.keys(fields) as Sum[];

/** The letters of all corpora, each amount with its truth. */
export const labelledLetters = async (): Promise<LabelledLetter[]> =>
  (await maskedLetters()).map(labelled);

function labelled({ name, folder, truth, letter }: MaskedLetter): LabelledLetter {
  const view = viewLetter(letter);
  const amounts = findAmounts(view.flow);
  const features = amountFeatures(view, amounts);
  const wanted = Object.fromEntries(
    sums.flatMap((sum) => {
      const value = truth.financial?.[fields[sum]] ?? null;
      return value === null ? [] : [[sum, [inGrosze(value), ...acceptedOf(truth, sum)]]];
    }),
  );
  return {
    ...{ name, folder, wanted },
    amounts: amounts.map(({ grosze }, index) => ({
      grosze,
      features: features[index] ?? [],
      truth: truthOf(grosze, truth),
    })),
  };
}

const inGrosze = (value: number) => Math.round(value * 100);

const acceptedOf = ({ also_acceptable: also }: GroundTruth, sum: Sum): number[] =>
  (also[fields[sum]] ?? []).filter((value) => typeof value === 'number').map(inGrosze);

function truthOf(grosze: number, truth: GroundTruth): AmountClass | null {
  const { financial } = truth;
  const sum = sums.find((one) => inGrosze(financial?.[fields[one]] ?? NaN) === grosze);
  if (sum === undefined) {
    return sums.some((one) => acceptedOf(truth, one).includes(grosze)) ? null : 'none';
  }
  const isReceived = financial?.direction === 'payable_to_recipient';
  return isReceived && (sum === 'main' || sum === 'total') ? 'get' : sum;
}
