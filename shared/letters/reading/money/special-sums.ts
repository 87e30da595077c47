import { isAsked, type MoneyItem } from './money-items.ts';

/** A debt of one sum is the whole of it: nothing else is ordered or, where nothing is, asked for. */
export const isOnlySum = (main: MoneyItem, useful: readonly MoneyItem[]) =>
  useful.every(({ grosze, way }) => grosze === main.grosze || (main.way !== null && way === null));

const reckoned = /na dzien|wynos|naliczon/;

/** "Odsetki na dzień wydania decyzji wynoszą 148,00 zł" among the reasons of what is to be paid. */
export function interestInReasons(
  items: readonly MoneyItem[],
  main: MoneyItem | null,
): MoneyItem | null {
  if (main?.way !== 'pay') return null;
  const told = items.filter(
    ({ role, zone, label }) => role === 'interest' && zone === 'reasons' && reckoned.test(label),
  );
  return told.length === 1 ? (told[0] ?? null) : null;
}

const balanceWords = /nadplat|niedoplat|doplat|saldo|roznic|do zwrotu/;

/** "zaliczki 3 708,00 · koszt 3 493,64 … nadpłata 214,36 zł": what two rows leave is what counts. */
export function settledBalance(items: readonly MoneyItem[]): MoneyItem | undefined {
  const rows = items.filter(({ row }) => row);
  return items.find(
    (item) =>
      isAsked(item) &&
      !item.row &&
      balanceWords.test(item.label) &&
      rows.some((left, index) => {
        const right = rows[index + 1];
        return right !== undefined && Math.abs(left.grosze - right.grosze) === item.grosze;
      }),
  );
}
