import type { MoneyDirection } from '#shared/domain/events-and-money.ts';
import { asksNothing } from '#shared/letters/reading/clauses/asks-nothing.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { noSums, type Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import { isRefusal } from '#shared/letters/reading/money/direction.ts';
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
 * Combines the rules' sums with those of the trained model. When the rules are silent (they chose no sum, or no words
 * explain it), a sum that both choose, or that the model is sure of, is shown, but never as one to pay, because no rule
 * found an order. When the model rejects a sum of the rules and is fairly sure of another, the other one replaces it.
 * `items`: the amounts that may concern the reader.
 */
export function withSecondOpinion(
  view: LetterView,
  items: readonly MoneyItem[],
  settled: Omit<Settled, 'isRanked'>,
): Settled {
  const byRules = { ...settled, isRanked: false };
  const amounts = rankedAmounts(view);
  const ranked = rankSums(amounts);
  const { main } = ranked;
  const { sums, direction } = settled;
  // A letter that asks for nothing may still give something.
  if (main === null || (asksNothing(view) && !main.isReceived)) return byRules;
  if (!isSilent(settled, (costs) => isHeld(amounts, 'costs', costs))) {
    if (direction === 'none') return byRules;
    const fused = fusedSums({ sums, items, amounts, ranked, toPay: direction === 'to_pay' });
    return fused === sums
      ? byRules
      : { sums: fused, direction: wayWith(view, fused, settled, main), isRanked: true };
  }
  if (isTaken(main, sums) && main.share >= AGREED) {
    return { sums, direction: wayIn(view, main), isRanked: true };
  }
  const item =
    main.share < ALONE
      ? undefined
      : items.find((one) => one.grosze === main.grosze && (isAsked(one) || isSupposed(one)));
  if (item === undefined) return byRules;
  const alone = { ...noSums, main: item };
  const told = fusedSums({ sums: alone, items, amounts, ranked, toPay: false });
  return { sums: told, direction: wayIn(view, main), isRanked: true };
}

/** "przy podziale po połowie dopłata wyniosłaby 556,02 zł": a hypothetical debt is shown as disputed. */
const isSupposed = ({ role, zone, row }: MoneyItem): boolean =>
  role === 'fee' && zone === 'body' && !row;

/** Whether the rules are silent; a sum that was already paid is an answer. */
function isSilent(
  { sums, direction }: Omit<Settled, 'isRanked'>,
  isCost: (costs: MoneyItem) => boolean,
): boolean {
  const chosen = sums.total ?? sums.main;
  if (chosen === null) return sums.costs === null || !isCost(sums.costs);
  return direction === 'none' && chosen.role !== 'paid';
}

/** The direction of sums that the model replaced. */
function wayWith(
  view: LetterView,
  fused: Sums,
  { sums, direction }: Omit<Settled, 'isRanked'>,
  main: Ranked,
) {
  if (fused.main === sums.main) return direction;
  const isDenied = fused.main?.way !== 'receive' && isRefusal(view);
  if (direction === 'to_receive') return main.isReceived && !isDenied ? direction : 'disputed';
  return main.isReceived ? wayIn(view, main, fused.main) : direction;
}

/** Money for the reader when the model is sure and nothing is refused, or when a verb grants it too. */
function wayIn(view: LetterView, { isReceived, share }: Ranked, item: MoneyItem | null = null) {
  const isGiven = item?.way === 'receive' || (share >= RECEIVED && !isRefusal(view));
  return isReceived && isGiven ? 'to_receive' : 'disputed';
}

const isTaken = ({ grosze }: Ranked, { main, total }: Sums): boolean =>
  main?.grosze === grosze || total?.grosze === grosze;
