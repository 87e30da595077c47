import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import type { Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import { partsOf } from '#shared/letters/reading/money/folded-parts.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';

/**
 * "faktura 129,98 · faktura 129,98 · odsetki 2,12 · razem 262,08 … Prosimy o zapłatę 262,08 zł": the ordered sum is
 * the whole, and the row of interest above it is a part of it. Several bills have no main amount of their own.
 */
export function withInterestInside(sums: Sums, items: readonly MoneyItem[]): Sums {
  const { main, interest, costs, total } = sums;
  if (main === null || total === null || interest !== null || costs !== null) return sums;
  if (main.grosze !== total.grosze || main.way === 'receive') return sums;
  const wholes = items.filter(({ row, grosze }) => row && grosze === total.grosze);
  for (const whole of wholes) {
    const parts = partsOf(items, whole);
    const [own, other] = parts.filter(({ role }) => role === 'interest');
    const rest = parts.filter((item) => item !== own);
    if (own === undefined || other !== undefined || rest.length === 0) continue;
    if (rest.some(({ role }) => role === 'costs' || role === 'fee')) continue;
    return {
      main: rest.length === 1 ? (rest[0] ?? null) : null,
      interest: own,
      costs: null,
      total,
    };
  }
  return sums;
}

const noteOfInterest = /\bnota odsetkowa\b/;
const ofMore = /\brekompensat|\bkoszt\w* (?:odzysk|wezwan|upomn)/;

/** "NOTA ODSETKOWA … faktury są opłacone … RAZEM 47,36 zł": the one sum of such a note is interest, and no debt beside it. */
export function asInterestNote({ foldedTitle, spaced }: LetterView, sums: Sums): Sums {
  const { main, interest, costs, total } = sums;
  const isNote = noteOfInterest.test(foldedTitle) || noteOfInterest.test(spaced.slice(0, HEAD));
  const isOne = main !== null && main.grosze === total?.grosze;
  if (!isNote || !isOne || interest !== null || costs !== null) return sums;
  return ofMore.test(spaced) ? sums : { ...sums, main: null, interest: main };
}
const HEAD = 300;
