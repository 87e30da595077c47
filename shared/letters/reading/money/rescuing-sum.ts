import { clausesOf } from '#shared/letters/reading/clauses/clause.ts';
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
/** "Jeżeli wpłata nie wpłynie, umowa będzie wykonywana dalej": kept without the payment. */
const isUnpaid = /\bnie (?:wp|zap|sp|otrz)/;
/** "całe zadłużenie wymagalne", "zaległe raty": which part of the debt the sentence means. */
const partNamed = /\b(?:zadluzeni|zaleglosc|dlug|rat)\w* ?(wymagaln|zalegl|przeterminowan)?/;
const interest = /^\W*(?:odset|oplat|koszt)/;

/**
 * "Jeżeli w okresie wypowiedzenia spłaci Pani 2 986,40 zł, uznamy wypowiedzenie za niebyłe": these arrears keep the
 * contract. The whole debt, which the letter names beside them, falls due only when they stay unpaid.
 */
export function asRescued(
  view: LetterView,
  items: readonly MoneyItem[],
  settled: Settled,
): Settled {
  const { sums, direction } = settled;
  const whole = sums.total ?? sums.main;
  const found = rescuingSum(view, items, whole);
  if (found === undefined || direction === 'to_receive') return settled;
  if (whole !== null && whole.grosze <= found.grosze) return settled;
  const isPart = (item: MoneyItem | null) => item !== null && item.grosze < found.grosze;
  return {
    ...settled,
    direction: direction === 'to_pay' ? 'to_pay' : 'conditional',
    sums: {
      ...noSums,
      main: found,
      interest: isPart(sums.interest) ? sums.interest : null,
      costs: isPart(sums.costs) ? sums.costs : null,
      total: found,
    },
  };
}

function rescuingSum(
  view: LetterView,
  items: readonly MoneyItem[],
  whole: MoneyItem | null,
): MoneyItem | undefined {
  for (const { span } of clausesOf(view)) {
    const text = view.spaced.slice(span.start, span.end);
    const at = text.search(isCondition);
    const condition = text.slice(Math.max(0, at));
    if (at < 0 || !keepsContract.test(condition) || !paying.test(condition)) continue;
    if (isUnpaid.test(condition)) continue;
    const inside = items.find((item) => {
      const place = flowPosition(view, item.at);
      return item.zone === 'body' && place > span.start + at && place < span.end;
    });
    return inside ?? namedElsewhere(condition, items, whole);
  }
  return undefined;
}

/** "całe zadłużenie wymagalne", whose sum stands in the table: "razem zadłużenie wymagalne   4 469,39 zł". */
function namedElsewhere(
  condition: string,
  items: readonly MoneyItem[],
  whole: MoneyItem | null,
): MoneyItem | undefined {
  const part = partNamed.exec(condition)?.[1];
  if (part === undefined || whole === null) return undefined;
  return items
    .filter(({ row, label, grosze }) => row && grosze < whole.grosze && !interest.test(label))
    .filter(({ label }) => new RegExp(String.raw`\b${part}`).test(label))
    .toSorted((left, right) => right.grosze - left.grosze)[0];
}
