import { noSums, type Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import { partsOf } from '#shared/letters/reading/money/folded-parts.ts';
import { isAsked, type MoneyItem } from '#shared/letters/reading/money/money-items.ts';
import { either } from '#shared/letters/text/word-list.ts';

/*
 * Arithmetic that a letter prints: a sum of parts, or what one sum leaves of another. It holds whatever the words are,
 * so no part stands for its whole and no side of a reckoning for the balance.
 */

/** How far before a balance its two sides may be. */
const SIDES = 16;

/** "C. SALDO NA NIEKORZYŚĆ", "różnica", "pozostaje", "(A – B)": the name of what a reckoning ends in. */
const named = new RegExp(
  either(
    /\b(?:sald[oa]|roznic|pozosta|zosta[jl]|wychodzi|wynik|(?:nie)?doplat|nadplat|brakuj|nalezy sie)/,
    /\bdo (?:(?:za|w|do|s)platy|zwrotu|wyplaty)/,
    /\([a-z\d](?: ?[-–−] ?[a-z\d])+\)/,
  ),
);

/**
 * "suma A 43 867,66 · suma B 35 600,00 · saldo (A – B) 8 267,66. Wzywamy do zapłaty 8 267,66 zł": the side of a
 * reckoning is not what the reader pays, nor are its interest and costs. Only a balance that arithmetic proves and the
 * letter orders in a sentence counts.
 */
export function orderedBalance(
  items: readonly MoneyItem[],
  { main, total }: Sums,
): Sums | undefined {
  const whole = total ?? main;
  if (whole === null) return undefined;
  const ordered = items.filter(
    (item) => item.ordered && !item.row && item.way === 'pay' && item.zone === 'body',
  );
  const [rest] = ordered;
  if (rest === undefined || ordered.some(({ grosze }) => grosze !== rest.grosze)) return undefined;
  if (rest.grosze >= whole.grosze || !isProven(items, whole, rest)) return undefined;
  return { ...noSums, main: rest, total: rest };
}

/** Whether a row names the balance: the whole less one sum before it. */
const isProven = (items: readonly MoneyItem[], whole: MoneyItem, rest: MoneyItem): boolean =>
  items.some(
    (row) =>
      row.row &&
      row.grosze === rest.grosze &&
      named.test(row.label) &&
      sidesOf(row, items).some(
        ([side]) => side.row && side.grosze === whole.grosze && isAsked(side),
      ),
  );

/** The pairs of sums before a balance that leave it, greater first. */
function sidesOf(rest: MoneyItem, items: readonly MoneyItem[]): [MoneyItem, MoneyItem][] {
  const end = items.findIndex(({ at }) => at === rest.at);
  const above = items
    .slice(Math.max(0, end - SIDES), Math.max(0, end))
    .filter(({ grosze }) => grosze > 0);
  return above.flatMap((one) =>
    above
      .filter(({ grosze }) => one.grosze - grosze === rest.grosze)
      .map((other): [MoneyItem, MoneyItem] => [one, other]),
  );
}

/** "dopłata 864,12 · zwrot 211,40 · SALDO 652,72", "klasa 29 1 120 · klasa 35 390 · publikacja 380 · do zapłaty 1 890". */
export function isOfReckoning(
  items: readonly MoneyItem[],
  whole: MoneyItem,
  grosze: number,
): boolean {
  return items
    .filter((item) => item.grosze === whole.grosze && (item.row || item.role === 'total'))
    .some((item) => {
      const parts = item.role === 'total' ? partsOf(items, item) : [];
      const sides = named.test(item.label) ? sidesOf(item, items).flat() : [];
      return [...parts, ...sides].some((one) => one.grosze === grosze);
    });
}

/**
 * "nadpłata 1 914 · należność 623 · odsetki 41 · suma 664 · do zwrotu 1 250": the last row, what a printed sum of
 * parts leaves of a greater one, is what the reckoning is about.
 */
export function closingRest(items: readonly MoneyItem[]): MoneyItem | undefined {
  const rows = items.filter(({ row, zone }) => row && zone === 'body');
  const rest = rows.findLast(isAsked);
  if (rest === undefined || !named.test(rest.label)) return undefined;
  const isOtherAsked = items.some(
    ({ ordered, row, zone, grosze }) =>
      ordered && !row && zone === 'body' && grosze !== rest.grosze,
  );
  if (isOtherAsked) return undefined;
  const isClosed = sidesOf(rest, rows).some(
    ([whole, off]) => whole.at < off.at && off.role === 'total' && partsOf(rows, off).length > 0,
  );
  return isClosed ? rest : undefined;
}
