import type { MoneyDirection } from '#shared/domain/events-and-money.ts';
import { asksNothing } from '#shared/letters/reading/clauses/asks-nothing.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { noSums, type Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import { isAsked, type MoneyItem } from '#shared/letters/reading/money/money-items.ts';

import { fusedSums, isHeld } from './fused-sums.ts';
import { rankedAmounts } from './ranked-amounts.ts';
import { type Ranked, rankSums } from './ranked-sums.ts';

/** How sure the trained model must be of a sum that the rules also chose, and of one it finds alone. */
const AGREED = 0.5;
const ALONE = 0.75;
/** How sure it must be of money for the reader. */
const RECEIVED = 0.8;

/** The letter's sums and their direction; `isRanked` when only the trained model found them. */
export type Settled = { sums: Sums; direction: MoneyDirection; isRanked: boolean };

/**
 * A second way of reading. Where the rules are silent (they took no sum, or nothing in their words says what a sum is
 * for) a sum that both ways take, or that the trained model is sure of, is told, and never as one to pay: no rule has
 * found an order. Where the rules took a sum that the model holds for none, and the model is rather sure of another,
 * the other one stands in its place. `items`: those that may concern the reader.
 */
export function withSecondOpinion(
  view: LetterView,
  items: readonly MoneyItem[],
  settled: Omit<Settled, 'isRanked'>,
): Settled {
  const byRules = { ...settled, isRanked: false };
  if (asksNothing(view)) return byRules;
  const amounts = rankedAmounts(view);
  const ranked = rankSums(amounts);
  const { main } = ranked;
  const { sums, direction } = settled;
  if (main === null) return byRules;
  if (!isSilent(settled, (costs) => isHeld(amounts, 'costs', costs))) {
    if (direction === 'none') return byRules;
    const fused = fusedSums({ sums, items, amounts, ranked, toPay: direction === 'to_pay' });
    return fused === sums
      ? byRules
      : { sums: fused, direction: wayWith(fused, settled, main), isRanked: true };
  }
  if (isTaken(main, sums) && main.share >= AGREED) {
    return { sums, direction: wayOf(main), isRanked: true };
  }
  const item =
    main.share < ALONE
      ? undefined
      : items.find((one) => one.grosze === main.grosze && isAsked(one));
  if (item === undefined) return byRules;
  const alone = { ...noSums, main: item };
  const told = fusedSums({ sums: alone, items, amounts, ranked, toPay: false });
  return { sums: told, direction: wayOf(main), isRanked: true };
}

/** A sum that was paid is no silence. */
function isSilent(
  { sums, direction }: Omit<Settled, 'isRanked'>,
  isCost: (costs: MoneyItem) => boolean,
): boolean {
  const chosen = sums.total ?? sums.main;
  if (chosen === null) return sums.costs === null || !isCost(sums.costs);
  return direction === 'none' && chosen.role !== 'paid';
}

/** The way of sums that the model put in the place of the rules'. */
function wayWith(fused: Sums, { sums, direction }: Omit<Settled, 'isRanked'>, main: Ranked) {
  if (fused.main === sums.main) return direction;
  if (direction === 'to_receive') return main.isReceived ? direction : 'disputed';
  return main.isReceived ? wayOf(main) : direction;
}

const wayOf = ({ isReceived, share }: Ranked): MoneyDirection =>
  isReceived && share >= RECEIVED ? 'to_receive' : 'disputed';

const isTaken = ({ grosze }: Ranked, { main, total }: Sums): boolean =>
  main?.grosze === grosze || total?.grosze === grosze;
