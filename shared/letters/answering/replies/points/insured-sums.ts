import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { foldText } from '#shared/letters/text/text.ts';

const inGrosze = (amount: number) => Math.round(amount * 100);

/** "zgłoszonej na kwotę 23 700,00 zł" */
const claims = /\b(?:zglosz|zglosil|roszczeni|zada)\w*[^.]{0,60}(?:na kwote|w kwocie|w wysokosci)/;

/** The sum that an insurer still owes by its own letter: what it refused of a claim, or the whole claim; null when untold. */
export function refusedSum({ financial }: LetterFacts): string | null {
  const { rows, direction, currency } = financial;
  const granted = rows.find(({ kind }) => kind === 'benefit');
  if (granted === undefined || direction !== 'to_receive') {
    const claim = rows.find(({ quote }) => quote !== null && claims.test(foldText(quote)));
    return claim === undefined || direction === 'to_pay' ? null : moneyText(claim.amount, currency);
  }
  // Both the claim and what was refused of it are printed: the three sums agree to the grosz.
  const sums = rows.map(({ amount }) => inGrosze(amount));
  const paid = inGrosze(granted.amount);
  const claimed = sums.findLast((sum) => sum > paid && sums.includes(sum - paid));
  return claimed === undefined ? null : moneyText((claimed - paid) / 100, currency);
}
