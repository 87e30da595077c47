import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { type MoneyItem, moneyItems } from '#shared/letters/reading/money/money-items.ts';

import { forecastsOf, surplusWords } from './forecasts.ts';

/** What the surplus leaves to pay first, where it also is what the letter settles. */
export function firstLeft(view: LetterView, items: readonly MoneyItem[]): MoneyItem | undefined {
  const rows = forecastsOf(view);
  const next = rows.find(({ left }) => left > 0);
  const credit = surplusOf(items);
  const covered = rows.reduce((sum, { full, left }) => sum + full - left, 0);
  if (next === undefined || credit === undefined || covered > credit.grosze) return undefined;
  if (items.some(({ ordered, zone }) => ordered && zone === 'body')) return undefined;
  return {
    ...credit,
    grosze: next.left,
    role: 'demand',
    label: 'do zaplaty',
    row: true,
    way: 'pay',
    quote: next.quote,
    at: next.start,
  };
}

const surplusOf = (items: readonly MoneyItem[]): MoneyItem | undefined =>
  items.find(
    ({ way, label, zone }) => way === 'receive' && zone === 'body' && surplusWords.test(label),
  );

/** The surplus that lowers the coming payments, in grosze. */
export const loweringSurplus = (view: LetterView): number | undefined =>
  forecastsOf(view).length > 0 ? surplusOf(moneyItems(view))?.grosze : undefined;
