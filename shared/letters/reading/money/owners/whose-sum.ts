import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { wayBetweenParties, wayInPartyRow } from '#shared/letters/reading/money/court-sides.ts';
import type { MoneyWay, ToldWay } from '#shared/letters/reading/money/money-way.ts';
import type { Reader } from '#shared/letters/reading/reader/reader.ts';

import { isOthersClaim } from './others-claims.ts';
import { isOthersSum } from './others-sums.ts';

/** The direction of a sum that belongs to one person, seen from the reader. */
export type Side = MoneyWay | 'others';

type Words = { lead: string; above: string; label: string | undefined };

/** Whom the words before a sum, or the name of its row, make pay or receive it; undefined when they name nobody. */
export function sideOf(
  view: LetterView,
  { lead, above, label }: Words,
  reader: Reader,
): Side | undefined {
  if (isOthersClaim(view, lead)) return 'others';
  if (label !== undefined) return wayInPartyRow(label, above, reader);
  return wayBetweenParties(lead, reader) ?? (isOthersSum(lead, reader) ? 'others' : undefined);
}

export const wayOfSide = (side: Side): ToldWay =>
  side === 'others' ? { way: null, ordered: false } : { way: side, ordered: side === 'pay' };
