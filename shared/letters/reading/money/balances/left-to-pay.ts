import { noSums } from '#shared/letters/reading/money/chosen-sums.ts';
import { isAsked, type MoneyItem } from '#shared/letters/reading/money/money-items.ts';
import type { Settled } from '#shared/letters/reading/ranker/second-opinion.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { orderedBalance } from './reckonings.ts';

/** "pozostaje do zapłaty", "do zapłaty pozostaje zaległość główna w kwocie": the last line of a reckoning. */
const left = new RegExp(
  either(
    /\b(?:pozosta|zosta)\w+ (?:\w+ )?do (?:za|w|do|s)platy\b/,
    /\bdo (?:za|w|do|s)platy (?:\w+ )?(?:pozosta|zosta)\w+\b/,
  ),
);

const collected =
  /\b(?:wyegzekwow|sciagni|potrac|zalicz|zarachow|wplac|wplat|splac|zaplac|uiszcz|przekaz)\w*/;

/**
 * The balance is what counts, not the lines of the reckoning above it: what was credited is paid already, and what the
 * sender sets off against the reader's own bill is not paid at all.
 */
export const withBalance = (items: readonly MoneyItem[], settled: Settled): Settled =>
  settled.direction === 'to_pay' || settled.direction === 'conditional'
    ? (setOff(items, settled) ??
      inBalance(items, settled) ??
      leftToPay(items, settled) ??
      leftInTable(items, settled) ??
      settled)
    : settled;

const inBalance = (items: readonly MoneyItem[], settled: Settled): Settled | undefined => {
  const sums = orderedBalance(items, settled.sums);
  return sums === undefined ? undefined : { ...settled, sums };
};

/** "wpłatę 6 480 zł zaliczamy: należność 6 420,55, odsetki 59,45. Po zaliczeniu do zapłaty pozostaje 59,45 zł". */
function leftToPay(items: readonly MoneyItem[], settled: Settled): Settled | undefined {
  const { main, interest, costs, total } = settled.sums;
  const whole = total ?? main;
  const rests = items.filter(
    (item) => item.way === 'pay' && isAsked(item) && left.test(item.label),
  );
  const rest = rests.find(({ ordered }) => ordered);
  if (whole === null || rest === undefined || rest.grosze >= whole.grosze) return undefined;
  if (rests.some(({ grosze }) => grosze !== rest.grosze)) return undefined;
  const isCredited = items.some(({ role, grosze }) => role === 'paid' && grosze === whole.grosze);
  // "opłaty po dyskoncie 38 914,20 … pozostaje do zapłaty 6 930,50. Kwotę 6 930,50 prosimy wpłacić".
  const isReckoned =
    items.some(({ row, grosze }) => row && grosze === rest.grosze) &&
    interest === null &&
    costs === null &&
    !items.some(({ ordered, grosze }) => ordered && grosze === whole.grosze);
  // "razem 8 238,18 … do zapłaty pozostaje 5 938,18 … wyegzekwowana suma 2 300,00"
  const isProven = items.some(
    ({ grosze, label }) => grosze + rest.grosze === whole.grosze && collected.test(label),
  );
  if (total !== null && isProven && !isCredited) {
    return { ...settled, sums: { ...settled.sums, total: rest } };
  }
  if (!isCredited && !isReckoned) return undefined;
  return { ...settled, sums: { ...noSums, main: rest, total: rest } };
}

const restRow = /^(?:pozosta|zosta|reszta|brakuje|saldo|roznica|do (?:za|do|w|s)platy)\w*\b/;

/** "razem 950,00 · wpłacono 4 sierpnia -300,00 · pozostaje 650,00": arithmetic proves what the payment leaves. */
function leftInTable(items: readonly MoneyItem[], settled: Settled): Settled | undefined {
  const whole = settled.sums.total ?? settled.sums.main;
  if (whole === null || whole.way === 'receive') return undefined;
  const paid = items.filter(({ role, grosze }) => role === 'paid' && grosze < whole.grosze);
  const rest = items.find(
    ({ row, label, at, grosze }) =>
      row &&
      restRow.test(label) &&
      paid.some((one) => one.at < at && one.grosze + grosze === whole.grosze),
  );
  if (rest === undefined) return undefined;
  return { ...settled, sums: { ...noSums, main: rest, total: rest } };
}

/** "faktura 7 380 · nota -3 000 · do wypłaty Panu 4 380": the note is set off, so the rest comes to the reader. */
function setOff(items: readonly MoneyItem[], settled: Settled): Settled | undefined {
  const whole = settled.sums.total ?? settled.sums.main;
  if (whole === null || whole.way === 'receive') return undefined;
  if (items.some(({ ordered, zone }) => ordered && zone === 'body')) return undefined;
  const back = items.find(
    (rest) =>
      rest.way === 'receive' &&
      rest.row &&
      isAsked(rest) &&
      // "niedopłata 642,68 · nadpłata 131,70 · saldo 510,98": the balance stands last.
      whole.at < rest.at &&
      // The rules took either the note that is set off or the bill it is set off against.
      items.some(
        ({ at, grosze }) =>
          at < rest.at &&
          (grosze === rest.grosze + whole.grosze || grosze + rest.grosze === whole.grosze),
      ),
  );
  if (back === undefined) return undefined;
  return { ...settled, direction: 'to_receive', sums: { ...noSums, main: back, total: back } };
}
