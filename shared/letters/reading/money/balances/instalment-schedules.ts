import { findAmounts, type FoundAmount } from '#shared/letters/figures/amounts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { quoteOfSum } from '#shared/letters/reading/money/evidence/sum-quote.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';

/*
 * The schedule of a loan after a change of its rate: "rata kapitałowa | rata odsetkowa | rata razem | saldo". Capital and
 * interest add up to the instalment in every row, which proves the columns even where their names are lost.
 */

const ofLoan = /\b(?:kredyt|pozyczk|hipotecz)\w*/;
const changesRate = /\boprocentowan\w*/;
const schedule = /\bharmonogram\w*/;
const columns =
  /\bkapital\w*[^.;\d]{0,40}\bodset\w*[^.;\d]{0,40}\b(?:rat[aey]|razem|lacznie|suma)\b/;

/** How many sums of one row may stand behind the instalment. */
const MOST_BEHIND = 2;
const MOST_IN_LINE = 12;
const MOST_AMOUNTS = 120;

/** The instalment of the first row of a schedule, which is what the reader pays next. */
export function nextInstalment(
  view: LetterView,
  items: readonly MoneyItem[],
): MoneyItem | undefined {
  const { spaced } = view;
  const isSchedule = changesRate.test(spaced) && schedule.test(spaced) && columns.test(spaced);
  const [like] = items;
  if (like === undefined || !isSchedule || !ofLoan.test(spaced)) return undefined;
  if (items.some(({ ordered, zone }) => ordered && zone === 'body')) return undefined;
  const amounts = findAmounts(view.flow).slice(0, MOST_AMOUNTS);
  const found = firstOfRows(amounts) ?? firstOfColumns(amounts);
  if (found === undefined) return undefined;
  return {
    ...like,
    grosze: found.grosze,
    currency: found.currency,
    role: 'main',
    label: 'rata razem',
    row: true,
    weak: false,
    way: 'pay',
    ordered: false,
    zone: 'body',
    quote: quoteOfSum(view.source, found.span),
    at: found.span.start,
  };
}

/** Whether the sums at these places are capital, interest and what they come to. */
function addsUp(amounts: readonly FoundAmount[], at: number, step: number): boolean {
  const [capital, interest, whole] = [amounts[at], amounts[at + step], amounts[at + 2 * step]];
  if (capital === undefined || interest === undefined || whole === undefined) return false;
  if (capital.grosze === 0 || interest.grosze === 0) return false;
  return capital.grosze + interest.grosze === whole.grosze;
}

/** "611,02 1 430,15 2 041,17 283 505,07", and the next row alike. */
function firstOfRows(amounts: readonly FoundAmount[]): FoundAmount | undefined {
  const at = amounts.findIndex(
    (_, index) =>
      addsUp(amounts, index, 1) &&
      [...Array(MOST_BEHIND + 1).keys()].some((behind) => addsUp(amounts, index + 3 + behind, 1)),
  );
  return at < 0 ? undefined : amounts[at + 2];
}

/** "611,02 614,09 617,19", "1 430,15 1 427,08 1 423,98", "2 041,17 2 041,17 2 041,17": each column in a line. */
function firstOfColumns(amounts: readonly FoundAmount[]): FoundAmount | undefined {
  for (let count = 2; count <= MOST_IN_LINE; count += 1) {
    const at = amounts.findIndex((_, index) =>
      [...Array(count).keys()].every((place) => addsUp(amounts, index + place, count)),
    );
    if (at >= 0) return amounts[at + 2 * count];
  }
  return undefined;
}
