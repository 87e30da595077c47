import type { MoneyRole } from '#shared/letters/reading/money/words/role-words.ts';

import type { MoneyItem } from './money-items.ts';

/** The sums that count: what the letter demands or grants, and its components. */
export type Sums = Record<'main' | 'interest' | 'costs' | 'total', MoneyItem | null>;

export const noSums: Sums = { main: null, interest: null, costs: null, total: null };

/** The sums of one role, in the letter's order. */
export const of = (items: readonly MoneyItem[], role: MoneyRole) =>
  items.filter((item) => item.role === role);
