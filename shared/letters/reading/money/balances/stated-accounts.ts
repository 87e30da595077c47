import { noSums, of, type Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import { largestPart, partsOf } from '#shared/letters/reading/money/folded-parts.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';

const owed = /\b(?:zaleg|pozosta|odset|niedoplat|nieoplac|niezaplac)\w*/;

/**
 * "Stan konta na dzień wydania decyzji: pozostało czesne 1 560 · powtarzanie 300 · odsetki 38,74 · RAZEM 1 898,74" in the
 * reasons of a letter that names no other sum: a table that adds up tells what is owed, although nobody orders it here.
 */
export function statedAccount(items: readonly MoneyItem[]): Sums | undefined {
  const rows = items.filter(({ row, zone }) => row && zone === 'reasons');
  const [total, other] = of(rows, 'total');
  if (total === undefined || other !== undefined || total.way === 'receive') return undefined;
  const parts = partsOf(items, total).filter(({ row }) => row);
  if (parts.length < 2 || !parts.some(({ label }) => owed.test(label))) return undefined;
  const main = of(parts, 'main')[0] ?? largestPart(items, total);
  const interest = of(parts, 'interest')[0] ?? null;
  return { ...noSums, main, interest, total };
}
