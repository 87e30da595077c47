import type { Choice } from './amount-choice.ts';
import type { AmountClass } from './amount-class.ts';

export type RankedSum = 'main' | 'total' | 'interest' | 'costs';
/** A sum in its role, with its probability. `isReceived`: it comes to the reader. */
export type Ranked = { grosze: number; share: number; isReceived: boolean };
type Shares = ReadonlyMap<AmountClass, number>;
/** An amount with the probability of each class and of being the letter's one main sum or total. */
export type JudgedAmount = { grosze: number; shares: Shares; chosen: Choice };
export type RankedSums = Readonly<Record<RankedSum, Ranked | null>>;

/**
 * The likeliest amount for each sum; for the main sum and the total by the words around an amount and by what it is beside
 * the others (the geometric mean of both). Repeated amounts count once, by their surest place. A set of principal,
 * interest and costs that adds up to a total wins if all are likely enough: figures rarely add up by chance.
 */
export function rankSums(amounts: readonly JudgedAmount[]): RankedSums {
  const likeliest = {
    main: best(amounts, ({ shares, chosen }) => Math.sqrt(mainShare(shares) * chosen.main)),
    total: best(amounts, ({ shares, chosen }) => Math.sqrt(totalShare(shares) * chosen.total)),
    interest: best(amounts, ({ shares }) => interestShare(shares)),
    costs: best(amounts, ({ shares }) => costsShare(shares)),
  };
  return { ...likeliest, ...closingSet(amounts) };
}

const of = (shares: Shares, name: AmountClass) => shares.get(name) ?? 0;
/** The total of a letter with one sum is also its main amount. */
const mainShare = (shares: Shares) =>
  of(shares, 'main') + of(shares, 'get') + of(shares, 'total') / 2;
const totalShare = (shares: Shares) =>
  of(shares, 'total') + (of(shares, 'main') + of(shares, 'get')) / 2;
const interestShare = (shares: Shares) => of(shares, 'interest');
const costsShare = (shares: Shares) => of(shares, 'costs');

const shares: Readonly<Record<RankedSum, (shares: Shares) => number>> = {
  main: mainShare,
  total: totalShare,
  interest: interestShare,
  costs: costsShare,
};

/** The probability that an amount is that sum, at its surest place; 0 when the letter does not contain it. */
export const shareOf = (amounts: readonly JudgedAmount[], sum: RankedSum, grosze: number) =>
  Math.max(0, ...amounts.map((one) => (one.grosze === grosze ? shares[sum](one.shares) : 0)));

/** How much likelier it must be that the reader receives a sum than that the reader owes it. */
const SURELY = 1.5;

function best(
  amounts: readonly JudgedAmount[],
  shareOf: (amount: JudgedAmount) => number,
): Ranked | null {
  return amounts.reduce<Ranked | null>((likeliest, amount) => {
    const { grosze, shares } = amount;
    const share = shareOf(amount);
    if (grosze === 0 || share <= (likeliest?.share ?? 0)) return likeliest;
    return {
      grosze,
      share,
      isReceived: of(shares, 'get') > SURELY * (of(shares, 'main') + of(shares, 'total')),
    };
  }, null);
}

/** How many amounts of a kind are tried. */
const MOST_TRIED = 12;
/** Minimum mean probability of the members of a set that adds up. */
const CLOSES = 0.5;

function closingSet(amounts: readonly JudgedAmount[]): Partial<Record<RankedSum, Ranked>> {
  const mains = ranking(amounts, mainShare);
  const interests = [...ranking(amounts, interestShare), null];
  const costs = [...ranking(amounts, costsShare), null];
  const totals = new Map(ranking(amounts, totalShare).map((total) => [total.grosze, total]));
  let found: { mean: number; set: Partial<Record<RankedSum, Ranked>> } | undefined;
  for (const main of mains) {
    for (const interest of interests) {
      for (const cost of costs) {
        if (interest === null && cost === null) continue;
        const whole = main.grosze + (interest?.grosze ?? 0) + (cost?.grosze ?? 0);
        const total = totals.get(whole);
        if (total === undefined) continue;
        const set = [main, total, interest, cost].filter((one) => one !== null);
        const mean = set.reduce((sum, { share }) => sum + share, 0) / set.length;
        if (mean < Math.max(CLOSES, found?.mean ?? 0)) continue;
        const surest = (one: Ranked) => ({ ...one, share: Math.max(one.share, mean) });
        found = {
          mean,
          set: {
            main: surest(main),
            total: surest(total),
            ...(interest === null ? {} : { interest: surest(interest) }),
            ...(cost === null ? {} : { costs: surest(cost) }),
          },
        };
      }
    }
  }
  return found?.set ?? {};
}

/** The likeliest amounts of a kind, each once. */
function ranking(amounts: readonly JudgedAmount[], shareOf: (shares: Shares) => number): Ranked[] {
  return [...Map.groupBy(amounts, ({ grosze }) => grosze).values()]
    .flatMap((same) => best(same, (one) => shareOf(one.shares)) ?? [])
    .toSorted((left, right) => right.share - left.share)
    .slice(0, MOST_TRIED);
}
