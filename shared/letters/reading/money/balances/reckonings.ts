import { noSums } from '#shared/letters/reading/money/chosen-sums.ts';
import { isAsked, type MoneyItem } from '#shared/letters/reading/money/money-items.ts';
import type { Settled } from '#shared/letters/reading/ranker/second-opinion.ts';

/** How far before a balance its two sides may be. */
const SIDES = 16;

/** "C. SALDO NA NIEKORZYŚĆ", "różnica", "pozostaje": the name of what a reckoning ends in. */
const named =
  /\b(?:saldo|roznic|pozosta|zosta[jl]|wychodzi|wynik|niedoplat|doplat|brakuj|do (?:za|w|do|s)platy|nalezy sie)|\([a-z\d](?: ?[-–−] ?[a-z\d])+\)/;

/**
 * "suma A 43 867,66 · suma B 35 600,00 · saldo (A – B) 8 267,66. Wzywamy do zapłaty 8 267,66 zł": the side of a
 * reckoning is not what the reader pays, nor are its interest and costs. Only a balance that arithmetic proves and the
 * letter orders in a sentence counts.
 */
export function orderedBalance(items: readonly MoneyItem[], settled: Settled): Settled | undefined {
  const { main, total } = settled.sums;
  const whole = total ?? main;
  if (whole === null) return undefined;
  const ordered = items.filter(
    (item) => item.ordered && !item.row && item.way === 'pay' && item.zone === 'body',
  );
  const [rest] = ordered;
  if (rest === undefined || ordered.some(({ grosze }) => grosze !== rest.grosze)) return undefined;
  if (rest.grosze >= whole.grosze || !isProven(items, whole, rest)) return undefined;
  return { ...settled, sums: { ...noSums, main: rest, total: rest } };
}

/** Whether a row before the order names the balance: the whole less one sum between them. */
function isProven(items: readonly MoneyItem[], whole: MoneyItem, rest: MoneyItem): boolean {
  return items.some((row, index) => {
    if (!row.row || row.grosze !== rest.grosze || !named.test(row.label)) return false;
    const sides = items.slice(Math.max(0, index - SIDES), index);
    const isSide = sides.some((side) => side.row && side.grosze === whole.grosze && isAsked(side));
    return isSide && sides.some(({ grosze }) => grosze === whole.grosze - rest.grosze);
  });
}
