import type { MoneyDirection } from '#shared/domain/events-and-money.ts';
import { asksNothing } from '#shared/letters/reading/clauses/asks-nothing.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { noSums, type Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import { isAsked, type MoneyItem } from '#shared/letters/reading/money/money-items.ts';

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
 * A second method for letters on which the rules are silent: they chose no sum, or no words say what a sum is
 * for. A sum that both methods choose, or that the trained model is sure of, is shown, but never as a sum to
 * pay, because no rule found an order.
 */
export function withSecondOpinion(
  view: LetterView,
  items: readonly MoneyItem[],
  settled: Omit<Settled, 'isRanked'>,
): Settled {
  const byRules = { ...settled, isRanked: false };
  if (!isSilent(view, settled)) return byRules;
  const ranked = rankSums(rankedAmounts(view));
  const { main } = ranked;
  const { sums } = settled;
  if (main === null) return byRules;
  if (isTaken(main, sums) && main.share >= AGREED) {
    return { sums, direction: wayOf(main), isRanked: true };
  }
  const item = main.share < ALONE ? undefined : itemOf(items, main);
  if (item === undefined) return byRules;
  const { total } = ranked;
  const whole = total !== null && total.share >= ALONE ? itemOf(items, total) : undefined;
  return {
    sums: { ...noSums, main: item, total: whole ?? null },
    direction: wayOf(main),
    isRanked: true,
  };
}

/** "Prosimy nic nie wpłacać" is not silence, and neither is a paid sum. */
function isSilent(view: LetterView, { sums, direction }: Omit<Settled, 'isRanked'>): boolean {
  if (asksNothing(view)) return false;
  const chosen = sums.total ?? sums.main;
  if (chosen === null) return sums.costs === null;
  return direction === 'none' && chosen.role !== 'paid';
}

const wayOf = ({ isReceived, share }: Ranked): MoneyDirection =>
  isReceived && share >= RECEIVED ? 'to_receive' : 'disputed';

const isTaken = ({ grosze }: Ranked, { main, total }: Sums): boolean =>
  main?.grosze === grosze || total?.grosze === grosze;

/** The sum's place in the letter; none when a rule says that it is paid, planned, a limit or somebody else's. */
const itemOf = (items: readonly MoneyItem[], { grosze }: Ranked) =>
  items.find((item) => item.grosze === grosze && isAsked(item));
