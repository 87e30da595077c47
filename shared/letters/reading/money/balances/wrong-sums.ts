import { isWithdrawnSum } from '#shared/letters/reading/clauses/corrections/withdrawn.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import type { MoneyWay } from '#shared/letters/reading/money/money-way.ts';
import type { MoneyRole } from '#shared/letters/reading/money/words/role-words.ts';

type Told = { grosze: number; role: MoneyRole; way: MoneyWay | null; ordered: boolean };

/** The sums of a letter; those that it corrects itself are only mentioned, whatever words stand beside them. */
export const asideFromWrong = <Sum extends Told>(view: LetterView, sums: readonly Sum[]): Sum[] =>
  sums.map((sum) =>
    isWithdrawnSum(view, sum.grosze) ? { ...sum, role: 'other', way: null, ordered: false } : sum,
  );
