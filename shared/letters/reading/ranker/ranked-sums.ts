import type { AmountClass } from './amount-class.ts';

export type RankedSum = 'main' | 'total' | 'interest' | 'costs';
/** A sum in its role, with its probability. `isReceived`: it comes to the reader. */
export type Ranked = { grosze: number; share: number; isReceived: boolean };
type Shares = ReadonlyMap<AmountClass, number>;
type Judged = { grosze: number; shares: Shares };

/** The likeliest amount for each role; an amount that occurs twice counts once, at its surest place. */
export function rankSums(amounts: readonly Judged[]): Readonly<Record<RankedSum, Ranked | null>> {
  return {
    main: best(amounts, mainShare),
    total: best(amounts, totalShare),
    interest: best(amounts, (shares) => shares.get('interest') ?? 0),
    costs: best(amounts, (shares) => shares.get('costs') ?? 0),
  };
}

const of = (shares: Shares, name: AmountClass) => shares.get(name) ?? 0;
/** The total of a letter with one sum is also its main amount. */
const mainShare = (shares: Shares) =>
  of(shares, 'main') + of(shares, 'get') + of(shares, 'total') / 2;
const totalShare = (shares: Shares) =>
  of(shares, 'total') + (of(shares, 'main') + of(shares, 'get')) / 2;

function best(amounts: readonly Judged[], shareOf: (shares: Shares) => number): Ranked | null {
  return amounts.reduce<Ranked | null>((chosen, { grosze, shares }) => {
    const share = shareOf(shares);
    if (grosze === 0 || share <= (chosen?.share ?? 0)) return chosen;
    return {
      grosze,
      share,
      isReceived: of(shares, 'get') > of(shares, 'main') + of(shares, 'total'),
    };
  }, null);
}
