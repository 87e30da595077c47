import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';

const MOST_ROWS = 6;

/** "wartość 19 800 · wrak 6 660 · udział własny 1 800 · odszkodowanie 11 340": the first row less the others. */
export function isRemainder(main: MoneyItem, items: readonly MoneyItem[]): boolean {
  const end = items.findIndex(({ at }) => at === main.at);
  const above = items.slice(Math.max(0, end - MOST_ROWS), Math.max(0, end));
  const from = above.findLastIndex(({ row }) => !row);
  const rows = main.row ? above.slice(from + 1) : [];
  let off = 0;
  for (const { grosze: one } of rows.toReversed()) {
    if (off > 0 && one - off === main.grosze) return true;
    off += one;
  }
  return false;
}

/** "SALDO ROZLICZENIA: niedopłata 379,58 zł": what a settlement of costs and advances ends in. */
export const balanceOwed = /^(?:saldo|wynik|bilans|razem|ogolem)\b.*\bniedoplat/;

/** A total, or a row that says what a settlement leaves to pay. */
export const closesReckoning = ({ role, zone, row, label }: MoneyItem): boolean =>
  zone === 'body' && (role === 'total' || (row && balanceOwed.test(label)));
