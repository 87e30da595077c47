import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { noSums, type Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import { partsOf } from '#shared/letters/reading/money/folded-parts.ts';
import { isAsked, type MoneyItem } from '#shared/letters/reading/money/money-items.ts';
import type { Settled } from '#shared/letters/reading/ranker/second-opinion.ts';

/*
 * Arithmetic that a letter prints: a sum of parts, or what one sum leaves of another. It holds whatever the words are,
 * so no part stands for its whole and no side of a reckoning for the balance.
 */

/** How far before a balance its two sides may be. */
const SIDES = 16;

/** What a reckoning ends in. */
const ends =
  /\b(?:sald[oa]|roznic|pozosta|zosta[jl]|wynik|(?:nie|nad)?doplat|nadplat|brakuj|do (?:za|w|do|s)platy|do zwrotu|do wyplaty)/;

/** The pairs of sums before a balance that leave it, greater first. */
function sidesOf(rest: MoneyItem, items: readonly MoneyItem[]): [MoneyItem, MoneyItem][] {
  const end = items.findIndex(({ at }) => at === rest.at);
  const above = items
    .slice(Math.max(0, end - SIDES), Math.max(0, end))
    .filter(({ grosze }) => grosze !== rest.grosze);
  return above.flatMap((one) =>
    above
      .filter(({ grosze }) => one.grosze - grosze === rest.grosze)
      .map((other): [MoneyItem, MoneyItem] => [one, other]),
  );
}

/** "dopłata 864,12 · zwrot 211,40 · SALDO 652,72", "klasa 29 1 120 · klasa 35 390 · publikacja 380 · do zapłaty 1 890". */
export function isOfReckoning(
  items: readonly MoneyItem[],
  whole: MoneyItem | null,
  grosze: number,
): boolean {
  if (whole === null) return false;
  return items
    .filter((item) => item.grosze === whole.grosze && (item.row || item.role === 'total'))
    .some((item) => {
      const parts = item.role === 'total' ? partsOf(items, item) : [];
      if (parts.length > 1 && parts.some((part) => part.grosze === grosze)) return true;
      return ends.test(item.label) && isSide(sidesOf(item, items), grosze);
    });
}

const isSide = (sides: readonly (readonly MoneyItem[])[], grosze: number): boolean =>
  sides.some((pair) => pair.some((side) => side.grosze === grosze));

const missing = /\b(?:brakuj|niedoplac|uzupeln|doplac|pozosta|reszt)\w*/;

/**
 * "uiszczenie brakującej opłaty 650 zł (należna jest opłata 750 zł, na którą zaliczono 100 zł)": what was credited
 * leaves of the whole what is still missing, wherever the three stand.
 */
export function missingRest(items: readonly MoneyItem[], settled: Settled): Settled | undefined {
  const { main, interest, total } = settled.sums;
  const whole = total ?? main;
  if (whole === null || interest !== null || whole.way === 'receive') return undefined;
  const rest = items.find(
    (item) =>
      item.zone === 'body' &&
      item.way === 'pay' &&
      item.ordered &&
      missing.test(item.label) &&
      items.some(({ role, grosze }) => role === 'paid' && grosze + item.grosze === whole.grosze),
  );
  if (rest === undefined) return undefined;
  return { ...settled, sums: { ...noSums, main: rest, total: rest } };
}

const creditedTo =
  /^[^.]{0,60}\b(?:z zaliczeniem|zaliczajac|zaliczon\w+|zaliczono)(?: \w+){0,3} (?:na|:)/;

/** "przekazano Pani 1 072,73 zł, z zaliczeniem na: koszty 617, odsetki 212,44, należność 243,29": one sum comes to the reader. */
export function creditedWhole({ view, sums }: { view: LetterView; sums: Sums }): Sums {
  const { main, total } = sums;
  const isOne =
    total?.way === 'receive' &&
    !total.row &&
    main !== null &&
    main.at > total.at &&
    main.grosze < total.grosze;
  if (!isOne) return sums;
  const from = flowPosition(view, total.at);
  const behind = view.spaced.slice(from, from + REACH).replace(/^[\d ]+(?:,\d\d)?/, '');
  return creditedTo.test(behind) ? { ...noSums, main: total, total } : sums;
}
const REACH = 160;

/**
 * "nadpłata 1 914 · należność 623 · odsetki 41 · suma 664 · do zwrotu 1 250": the last row, what a printed sum of
 * parts leaves of a greater one, is what the reckoning is about.
 */
export function closingRest(items: readonly MoneyItem[]): MoneyItem | undefined {
  const rows = items.filter(({ row, zone }) => row && zone === 'body');
  const rest = rows.findLast(isAsked);
  if (rest === undefined || !ends.test(rest.label)) return undefined;
  const isOtherAsked = items.some(
    ({ ordered, row, zone, grosze }) =>
      ordered && !row && zone === 'body' && grosze !== rest.grosze,
  );
  if (isOtherAsked) return undefined;
  const isClosed = sidesOf(rest, rows).some(
    ([whole, off]) => whole.at < off.at && off.role === 'total' && partsOf(rows, off).length > 1,
  );
  return isClosed ? rest : undefined;
}
