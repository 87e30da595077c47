import type { Classification } from '#shared/domain/analysis-result.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { rankedAmounts } from '#shared/letters/reading/ranker/ranked-amounts.ts';
import { rankSums } from '#shared/letters/reading/ranker/ranked-sums.ts';
import { readableQuote } from '#shared/letters/text/text.ts';

import type { Doubted } from './doubt.ts';

type Obligations = Classification['financial_obligations'];

const sums = ['total_amount', 'main_amount', 'interest', 'costs'] as const;
const mains = ['total_amount', 'main_amount'] as const;
/** How sure the trained model must be of another sum, and the probability at which it supports the shown one. */
const RIVAL = 0.65;
const HELD = 0.6;

/** Sums that only the trained model found, or that it chose against the rules. */
export const rankedDoubts = (money: Obligations): Doubted[] =>
  mains
    .filter((sum) => money[sum] !== null)
    .map((sum) => ({ fact: `financial_obligations.${sum}`, reason: NOT_NAMED }));

/** The shown sum when the trained model, which knows no rule, doubts it and is fairly sure of another. */
export function rivalDoubts(money: Obligations, view: LetterView): Doubted[] {
  const sum = mains.find((one) => money[one] !== null);
  if (sum === undefined) return [];
  const amounts = rankedAmounts(view);
  const { main } = rankSums(amounts);
  const shown = sums.map((one) => inGrosze(money[one]));
  if (main === null || main.share < RIVAL || shown.includes(main.grosze)) return [];
  const isHeld = amounts.some(
    ({ grosze, shares }) =>
      grosze === inGrosze(money[sum]) && 1 - (shares.get('none') ?? 0) >= HELD,
  );
  const rival = amounts.find(({ grosze }) => grosze === main.grosze);
  if (isHeld || rival === undefined) return [];
  const quote = readableQuote(view.source, rival.span);
  const alternatives = [{ value: (main.grosze / 100).toFixed(2), quote }];
  return [{ fact: `financial_obligations.${sum}`, reason: ANOTHER, alternatives }];
}

const inGrosze = (amount: number | null) => Math.round((amount ?? 0) * 100);

const NOT_NAMED = 'Sprawdź w piśmie, za co jest ta kwota i czy to o nią chodzi.';
const ANOTHER = 'W piśmie jest też inna kwota, o którą może chodzić. Porównaj je z pismem.';
