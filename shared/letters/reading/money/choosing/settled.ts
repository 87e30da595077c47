import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { creditedWhole } from '#shared/letters/reading/money/balances/credited-whole.ts';
import { withBoundedInterest } from '#shared/letters/reading/money/balances/interest-bounds.ts';
import {
  asInterestNote,
  withInterestInside,
} from '#shared/letters/reading/money/balances/interest-inside.ts';
import { noSums, type Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import { isAsked, type MoneyItem } from '#shared/letters/reading/money/money-items.ts';
import { withClosingSums } from '#shared/letters/reading/money/whole-sums.ts';
import type { Settled } from '#shared/letters/reading/ranker/second-opinion.ts';

/** The chosen sums as they stand together: what is granted, the interest inside a whole, no value or claim beside it. */
export function settle(view: LetterView, items: readonly MoneyItem[], told: Settled): Settled {
  const read = { ...told, sums: creditedWhole(view, told.sums) };
  const settled = asGranted(items, withoutClaims(read));
  const isGiven = settled.direction === 'to_receive';
  const own = withBoundedInterest(isGiven ? withoutValues(settled.sums) : settled.sums);
  const sums = asInterestNote(view, withInterestInside(withClosingSums(own, items), items));
  return { ...settled, sums: isGiven ? withoutValues(sums) : sums };
}

/** "koszt naprawy 24 800 zł … odszkodowanie 17 300 zł": no costs that come to the reader exceed the sum itself. */
function withoutValues(sums: Sums): Sums {
  const { main, costs } = sums;
  const isValue = costs !== null && costs.way !== 'receive' && costs.grosze > (main?.grosze ?? 0);
  return isValue && main !== null ? { ...sums, costs: null } : sums;
}

/**
 * "Przyznaliśmy Panu 6 840 zł" above a table of what was claimed (11 275,30), granted (6 840) and refused: the reader
 * gets the sum that the letter grants in a sentence, not the larger total that contains it.
 */
function asGranted(items: readonly MoneyItem[], settled: Settled): Settled {
  const { sums, direction } = settled;
  const whole = sums.total ?? sums.main;
  if (direction !== 'to_receive' || whole === null || whole.way === 'receive') return settled;
  const granted = items.filter(
    (item) => item.way === 'receive' && !item.row && item.zone === 'body' && isAsked(item),
  );
  const [sum] = granted;
  if (sum === undefined || granted.some(({ grosze }) => grosze !== sum.grosze)) return settled;
  const again = items.filter(({ grosze, at }) => grosze === sum.grosze && at !== sum.at);
  // "Wypłacamy Panu 8 515 zł … 7 300 zł + 1 215 zł = 8 515 zł"
  const isResult = again.some(({ role, row }) => role === 'part' && !row);
  const isPart = sum.grosze < whole.grosze && again.some(({ row, at }) => row && at > whole.at);
  return isResult || isPart ? { ...settled, sums: { ...noSums, main: sum, total: sum } } : settled;
}

/** When nothing is demanded, costs that are only mentioned are not a sum to pay. */
const withoutClaims = (settled: Settled): Settled =>
  settled.direction === 'none'
    ? { ...settled, sums: { ...noSums, costs: settled.sums.costs } }
    : settled;
