import type { MoneyRole } from '#shared/letters/reading/money/words/role-words.ts';

import { isAsked, type MoneyItem } from './money-items.ts';

const sumLabel =
  /(?<![a-z])(?:razem|ogolem|suma|lacznie|lacznej|do zaplaty|do wyrownania)(?![a-z])/;
/** Whether the words before an amount mark it as a sum of others. */
export const saysSum = (label: string): boolean => sumLabel.test(label);

const MAX_PARTS = 8;

/** Parts of one kind directly before their sum ("opłata 150, wydatki 70, łącznie 220") are replaced by it. */
export function withFoldedParts(items: readonly MoneyItem[]): readonly MoneyItem[] {
  let folded = [...items];
  for (const sum of items) {
    const index = folded.indexOf(sum);
    if (index < 2 || !saysSum(sum.label)) continue;
    const from = startOfParts(folded, index);
    if (from === undefined) continue;
    const kinds = new Set(folded.slice(from, index).map(({ role }) => kindOfPart(role)));
    if (kinds.size !== 1) continue;
    const [kind] = kinds;
    if (kind === 'costs' && isAsked(sum) && !folded.some(isClaim)) {
      // A fee with only its own costs is the letter's main amount.
      folded = folded.map((item, at) => (at === from ? { ...item, role: 'main' } : item));
      continue;
    }
    const role = isAsked(sum) && kind === 'costs' ? 'costs' : sum.role;
    folded = [...folded.slice(0, from), { ...sum, role }, ...folded.slice(index + 1)];
  }
  return withoutLaterParts(folded);
}

/** Instalments and components directly after their sum ("podatek 1 181 zł: I rata 296, II rata 295, …"). */
function withoutLaterParts(items: readonly MoneyItem[]): readonly MoneyItem[] {
  for (const [index, sum] of items.entries()) {
    const end = isAsked(sum) ? endOfParts(items, index) : undefined;
    if (end === undefined) continue;
    const parts = items.slice(index + 1, end);
    // "o zapłatę 3 990 … zasądza 3 240 … oddala co do 750": the awarded sum is not a part of the claimed one.
    if (!sum.ordered && parts.some(({ ordered }) => ordered)) continue;
    const net = parts.at(-1);
    // "brutto 4 117,62, zaliczka 194, składka 370,59, do wypłaty 3 553,03": the rest counts beside the sum.
    if (net?.role === 'total') return [...items.slice(0, index + 1), net, ...items.slice(end)];
    if (!parts.every((item) => kindOfPart(item.role) === 'main')) continue;
    return [...items.slice(0, index + 1), ...items.slice(end)];
  }
  return items;
}

/** The position after the last part that follows the sum; undefined when no parts follow. */
function endOfParts(items: readonly MoneyItem[], index: number): number | undefined {
  let rest = items[index]?.grosze ?? 0;
  for (let at = index + 1; at < items.length && at <= index + MAX_PARTS; at += 1) {
    rest -= items[at]?.grosze ?? 0;
    if (rest < 0) return undefined;
    if (rest === 0) return at >= index + 2 ? at + 1 : undefined;
  }
  return undefined;
}

const isClaim = (item: MoneyItem) =>
  isAsked(item) && (item.role === 'main' || item.role === 'demand') && item.zone === 'body';

const kindOfPart = (role: MoneyRole) =>
  role === 'interest' ? 'interest' : role === 'costs' || role === 'fee' ? 'costs' : 'main';

/** Whether neighbours of this sum add up to it. */
export function hasParts(items: readonly MoneyItem[], sum: MoneyItem): boolean {
  const index = items.indexOf(sum);
  if (index < 0) return false;
  return endOfParts(items, index) !== undefined || startOfParts(items, index) !== undefined;
}

/** The neighbours before a sum that add up to it; empty when there are none. */
export function partsOf(items: readonly MoneyItem[], sum: MoneyItem): readonly MoneyItem[] {
  const index = items.indexOf(sum);
  const from = index < 0 ? undefined : startOfParts(items, index);
  return from === undefined ? [] : items.slice(from, index);
}

/** The greatest of the parts that add up to the sum; null when none do. */
export function largestPart(items: readonly MoneyItem[], sum: MoneyItem | null): MoneyItem | null {
  return (sum === null ? [] : partsOf(items, sum)).reduce<MoneyItem | null>(
    (best, item) => (item.grosze > (best?.grosze ?? 0) ? item : best),
    null,
  );
}

/** The first of the parts that add up to the sum at `index`; undefined when none do. */
function startOfParts(items: readonly MoneyItem[], index: number): number | undefined {
  let rest = items[index]?.grosze ?? 0;
  for (let from = index - 1; from >= 0 && from >= index - MAX_PARTS; from -= 1) {
    rest -= items[from]?.grosze ?? 0;
    if (rest < 0) return undefined;
    if (rest === 0) return from <= index - 2 ? from : undefined;
  }
  return undefined;
}
