import { isSetOff, isSettledDebt } from '#shared/letters/reading/clauses/calls/settled-debt.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { noSums } from '#shared/letters/reading/money/chosen-sums.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';
import type { Settled } from '#shared/letters/reading/ranker/second-opinion.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { closingRest } from './reckonings.ts';

/** "nadwyżka do zwrotu dłużnikowi 118,42 zł", "pozostała nadpłata do zwrotu": what a settled debt leaves to the reader. */
const surplus = /\b(?:nadwyzk|nadplat|nadplac|reszt|pozosta)\w*/;
const comesBack =
  /\b(?:do zwrotu|zwroc\w*|zwrac\w*|zwrot|wyplac\w*|oddam\w*|przeka[zs]\w*|przel[ae]\w*)\b/;

/**
 * A debt that is settled in full, or out of the reader's own surplus, asks for no payment, whatever its table lists;
 * only a sum that the letter still orders or leaves to pay counts. What was collected too much comes back.
 */
export function withoutSettled(
  view: LetterView,
  items: readonly MoneyItem[],
  settled: Settled,
): Settled {
  const isWhole = isSettledDebt(view);
  if (!isWhole && !isSetOff(view)) return settled;
  const own = items.filter(({ zone }) => zone === 'body');
  const due = own.filter((item) => isStillDue(item, isWhole));
  if (due.length > 0) return withRest(settled, due);
  const closing = closingRest(own);
  const back =
    (closing?.way === 'receive' ? closing : undefined) ??
    own.findLast(
      ({ label, quote, way, grosze }) =>
        grosze > 0 &&
        surplus.test(label) &&
        (way === 'receive' || comesBack.test(label) || comesBack.test(quote.toLowerCase())),
    ) ??
    items.findLast((item) => item.zone !== 'instruction' && isGivenBack(view, item));
  const costs = own.find(isReckoned) ?? null;
  if (back !== undefined) {
    const total = costs === null ? back : null;
    return { ...settled, direction: 'to_receive', sums: { ...noSums, main: back, costs, total } };
  }
  return settled.direction === 'to_receive'
    ? settled
    : { ...settled, direction: 'none', sums: { ...noSums, costs } };
}

/** "Kwota 118,06 zł, która wpłynęła po zaspokojeniu wierzyciela, zostanie zwrócona dłużnikowi". */
function isGivenBack(view: LetterView, { at, grosze }: MoneyItem): boolean {
  const from = flowPosition(view, at);
  return grosze > 0 && givenBack.test(view.spaced.slice(from, from + REACH));
}
const REACH = 200;
const givenBack = new RegExp(
  String.raw`^[\d ]+(?:,\d\d)? ?zl\b(?:\)?\. ?(?:te|ta|to|kwota|suma)\b)?[^.;\d]{0,120}\b${either(
    /(?:pieniadze|kwota|suma|srodki)? ?nalez[ya] (?:sie )?do/,
    /(?:zostanie|zostala|bedzie|podlega) (?:\w+ ){0,2}(?:zwrocon|zwrot|oddan|przekazan|wyplacon|przelan)\w*/,
  )} (?:\w+ ){0,2}(?:dluzni(?:kowi|czce)|pan(?:u|i|a|stwu|stwa)|zobowiazan(?:emu|ej)|na (?:pan\w* )?(?:rachunek|konto))\b`,
);

/** "ustalić koszty postępowania na 633,10 zł i stwierdzić, że zostały pobrane": the costs of what is settled. */
const isReckoned = ({ role, row, label }: MoneyItem): boolean =>
  role === 'costs' && !row && /\b(?:ustal|okresl|oblicz)\w* koszt/.test(label);

/** "Po zaliczeniu do zapłaty pozostaje 310,00 zł", "Wzywam do zapłaty kosztów 186,20 zł": the rest of a settled debt. */
function withRest(settled: Settled, due: readonly MoneyItem[]): Settled {
  const [rest] = due;
  const isAsked = settled.direction === 'to_pay';
  const isOne = isAsked && rest !== undefined && due.every(({ grosze }) => grosze === rest.grosze);
  return isOne ? { ...settled, sums: { ...noSums, main: rest, total: rest } } : settled;
}

/** A sum that the letter orders, or of which it says that it is still to be paid. */
const isStillDue = ({ ordered, way, label, role, grosze }: MoneyItem, isWhole: boolean): boolean =>
  grosze > 0 &&
  role !== 'paid' &&
  role !== 'fee' &&
  role !== 'ceiling' &&
  !/\bnad(?:plat|wyzk)/.test(label) &&
  (ordered || (!isWhole && way === 'pay' && stillDue.test(label)) || left.test(label));

const stillDue = /\bdo (?:za|w|do|s)platy|niedoplat|pozosta/;
const left = new RegExp(
  either(
    /\b(?:pozosta\w+|zosta\w+) (?:\w+ )?do (?:za|w|do|s)platy\W*$/,
    /\bdo (?:za|w|do|s)platy (?:pozosta\w+|zosta\w+)\W*$/,
  ),
);
