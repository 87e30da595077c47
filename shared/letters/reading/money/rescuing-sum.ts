import { clauseAt } from '#shared/letters/reading/clauses/clause.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import type { Settled } from '#shared/letters/reading/ranker/second-opinion.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { noSums } from './chosen-sums.ts';
import type { MoneyItem } from './money-items.ts';

const paying = /\b(?:s|w|za|do)?pla[ct]\w*|\bureguluj\w*|\buregulowa\w*/;
/** What becomes of a contract whose arrears are paid in time. */
const keepsContract = new RegExp(
  either(
    /\bwypowiedzeni\w+ (?:\w+ )?(?:za|jako) (?:niebyl|niezlozon|bezskuteczn|nieskuteczn)/,
    /\bwypowiedzeni\w+ (?:\w+ )?(?:s?traci|utraci|nie wywola|przestanie)/,
    /\b(?:cofn|cofa|cofi|wycof|anulu)\w+ (?:\w+ )?wypowiedzeni/,
    /\bumow\w+ (?:\w+ ){0,2}(?:trwa|obowiaz|wykonywan|kontynuowan|utrzyman|zachowa|w mocy)\w*/,
    /\b(?:zachowa|utrzyma|uratowa)\w* umow/,
    /\bnie (?:wypowiemy|rozwiazemy|odstapimy)\b/,
  ),
);
const isCondition = /\b(?:jezeli|jesli|gdy|o ile|aby|zeby|w razie)\b/;

/**
 * "Jeżeli w okresie wypowiedzenia spłaci Pani 2 986,40 zł, uznamy wypowiedzenie za niebyłe": these arrears keep the
 * contract. The whole debt, which the letter names beside them, falls due only when they stay unpaid.
 */
export function asRescued(
  view: LetterView,
  items: readonly MoneyItem[],
  settled: Settled,
): Settled {
  const whole = settled.sums.total ?? settled.sums.main;
  const rescuing = items.find(
    ({ at, zone, grosze }) => zone === 'body' && grosze > 0 && keeps(view, at),
  );
  if (rescuing === undefined || settled.direction === 'to_receive') return settled;
  if (whole !== null && whole.grosze <= rescuing.grosze) return settled;
  return {
    ...settled,
    direction: settled.direction === 'to_pay' ? 'to_pay' : 'conditional',
    sums: { ...noSums, main: rescuing, total: rescuing },
  };
}

function keeps(view: LetterView, at: number): boolean {
  const text = clauseAt(view, flowPosition(view, at))?.text ?? '';
  return isCondition.test(text) && paying.test(text) && keepsContract.test(text);
}
