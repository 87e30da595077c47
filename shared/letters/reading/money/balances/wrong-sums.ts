import { isWithdrawnSum } from '#shared/letters/reading/clauses/corrections/withdrawn.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';

/** The sums of a letter; those that it corrects itself are only mentioned, whatever words stand beside them. */
export const asideFromWrong = (view: LetterView, items: readonly MoneyItem[]): MoneyItem[] =>
  items.map((item) =>
    isWithdrawnSum(view, item.grosze)
      ? { ...item, role: 'other', way: null, ordered: false }
      : item,
  );
