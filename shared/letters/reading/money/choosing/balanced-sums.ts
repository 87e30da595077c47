import { of, type Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import { partsOf } from '#shared/letters/reading/money/folded-parts.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';

const MAX_CANDIDATES = 12;

/** The amounts that add up: main + interest + costs = total, when the letter has such a set. */
export function balancedSums(items: readonly MoneyItem[]): Sums | undefined {
  const totals = [...of(items, 'total'), ...of(items, 'demand'), ...of(items, 'main')];
  const mains = [
    ...of(items, 'main'),
    ...of(items, 'total'),
    ...of(items, 'demand'),
    ...of(items, 'costs'),
  ];
  const first = new Map(totals.toReversed().map((item) => [item.grosze, item]));
  const interests = [...of(items, 'interest').slice(0, MAX_CANDIDATES), null];
  const costs = [...of(items, 'costs').slice(0, MAX_CANDIDATES), null];
  for (const main of mains.slice(0, MAX_CANDIDATES * 2)) {
    for (const interest of interests) {
      for (const cost of costs) {
        if ((interest === null && cost === null) || cost === main) continue;
        const sum = main.grosze + (interest?.grosze ?? 0) + (cost?.grosze ?? 0);
        const total = first.get(sum);
        if (total !== undefined) return { main, interest, costs: cost, total };
      }
    }
  }
  return undefined;
}

/** "zaległość 6 000 z odsetkami 74, opłata prolongacyjna 108 … suma 6 182": four sums that add up make the fee a part. */
export function balancedWithFee(items: readonly MoneyItem[]): Sums | undefined {
  const own = items.filter(({ zone, way }) => zone === 'body' && way !== 'receive');
  const fees = own.map((item) =>
    item.role === 'fee' ? { ...item, role: 'costs' as const } : item,
  );
  const sums = balancedSums(fees);
  if (sums === undefined || sums.interest === null || sums.costs === null) return undefined;
  return sums.total?.role === 'total' ? sums : undefined;
}

const MAX_PARTS = 8;

/** "zaległość 1 846,12 zł, w tym: kapitał …, odsetki umowne …, odsetki karne …": a sum and its parts. */
function itemizedSum(items: readonly MoneyItem[]): Sums | undefined {
  for (const [index, sum] of items.entries()) {
    let rest = sum.grosze;
    for (let end = index + 1; end < items.length && end <= index + MAX_PARTS; end += 1) {
      rest -= items[end]?.grosze ?? 0;
      if (rest > 0) continue;
      if (rest < 0 || end < index + 2) break;
      const parts = items.slice(index + 1, end + 1);
      // Parts of one kind are invoices or instalments; the sum itself is then the main amount.
      if (parts.every(({ role }) => role !== 'interest' && role !== 'costs')) break;
      const main = of(parts, 'main')[0] ?? parts[0] ?? null;
      return {
        main,
        interest: of(parts, 'interest')[0] ?? null,
        costs: of(parts, 'costs').find((item) => item !== main) ?? null,
        total: sum,
      };
    }
  }
  return undefined;
}

/** "należność główna …, odsetki …, koszty procesu …, koszty egzekucyjne …, razem 9 214,77 zł": a total behind its parts. */
function sumBehindParts(items: readonly MoneyItem[]): Sums | undefined {
  for (const total of of(items, 'total')) {
    const parts = partsOf(items, total);
    const [main] = of(parts, 'main');
    const [interest] = of(parts, 'interest');
    if (main === undefined || interest === undefined) continue;
    return { main, interest, costs: of(parts, 'costs')[0] ?? null, total };
  }
  return undefined;
}

/** A sum with its parts behind it or before it. */
export const sumOfParts = (items: readonly MoneyItem[]): Sums | undefined =>
  itemizedSum(items) ?? sumBehindParts(items);
