import type { MoneyRole } from '#shared/letters/reading/money/words/role-words.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { isAsked, type MoneyItem } from './money-items.ts';
import { isPayable } from './whole-sums.ts';

/** A debt of one sum is the whole debt when nothing else is ordered or, without any order, demanded. */
export const isOnlySum = (main: MoneyItem, useful: readonly MoneyItem[]) =>
  useful.every(({ grosze, way }) => grosze === main.grosze || (main.way !== null && way === null));

/** "płatność jednorazowa 1 146,00 albo dwie raty: 594,00 i 594,00": the sum that settles it at once. */
export function singlePayment(useful: readonly MoneyItem[]): MoneyItem | undefined {
  if (!useful.some(({ label }) => /\brat(?:a|y|ach)\b/.test(label))) return undefined;
  return useful.find(({ label, row }) => (row ? /\bjednoraz/ : /\bjednorazow\w*\W*$/).test(label));
}

/** "przy zapłacie do 26 maja", "zapłata po tym terminie": the rows of a sum that depends on the day it is paid. */
const byDay = new RegExp(
  `^(?:${either(
    /(?:przy|w razie|w przypadku)? ?(?:za|w|o)?(?:placi\w+|plat\w+|platno\w+)\W{0,3}(?:(?:od|do|po|przed)\b|w (?:ciagu|terminie)\b|pozniej)/,
    /w (?:ciagu|terminie) \d+ dni\b/,
    /(?:po|powyzej) \d+ dni/,
    /po (?:tym |uplywie )?(?:tego )?termin/,
  )})`,
);

/** "przy zapłacie do 26 maja 95,00 · do 2 czerwca 150,00": the full sum, of which the earlier day takes something off. */
export function fullRate(items: readonly MoneyItem[]): MoneyItem | undefined {
  const own = items.filter(({ zone }) => zone === 'body');
  const rates = own.filter(({ row, label }) => row && byDay.test(label));
  const full = rates.at(-1);
  const isRising = rates.every(({ grosze }, at) => grosze > (rates[at - 1]?.grosze ?? 0));
  if (full === undefined || rates.length < 2 || !isRising) return undefined;
  return own.some(({ ordered, grosze }) => ordered && grosze !== full.grosze) ? undefined : full;
}

const instalment = /\brat[aey]\b[^;]{0,12}$/;
const priced =
  /\b(?:koszt\w*|cen[aey]|skladk[ai]|oplat[aey]|czesne|calosc|kwota|wpisowe|calkowit\w+)\b/;

/** "Koszt 640 zł od dziecka … I rata 240 zł do 10 kwietnia, II rata 400 zł do 8 maja": what the instalments add up to. */
export function priceOfInstalments(items: readonly MoneyItem[]): MoneyItem | undefined {
  const own = items.filter(({ zone }) => zone === 'body');
  if (own.some(({ ordered, way }) => ordered || way === 'receive')) return undefined;
  const parts = own.filter(({ label }) => instalment.test(label.trimEnd()));
  if (parts.length < 2) return undefined;
  const sum = parts.reduce((total, { grosze }) => total + grosze, 0);
  return own.find(
    ({ grosze, label, at, role }) =>
      grosze === sum && at < (parts[0]?.at ?? 0) && role !== 'paid' && priced.test(label),
  );
}

const reckoned = /na dzien|wynos|naliczon/;

/** "Odsetki na dzień wydania decyzji wynoszą 148,00 zł" in the reasons for the payment. */
export function interestInReasons(
  items: readonly MoneyItem[],
  main: MoneyItem | null,
): MoneyItem | null {
  if (main?.way !== 'pay') return null;
  const told = items.filter(
    ({ role, zone, label }) => role === 'interest' && zone === 'reasons' && reckoned.test(label),
  );
  return told.length === 1 ? (told[0] ?? null) : null;
}

const balanceWords = /nadplat|niedoplat|doplat|brakuj|saldo|roznic|do zwrotu|pozosta|wynik/;
/** "Zostaje dla Pana 2 905,63 zł i tyle przeleję": what a settlement leaves to the reader. */
const leavesToReader = /\bzosta(?:je|lo|nie)\b/;
/** How far before a balance its two sides may be. */
const SIDES = 8;

/**
 * "zaliczki 3 708,00 · koszt 3 493,64 … nadpłata 214,36 zł": the difference of two sums before it is what
 * counts. When one balance is a side of another ("niedopłata 318,40, nadpłata 102,15, saldo 216,25"), the
 * last counts.
 */
export function settledBalance(items: readonly MoneyItem[]): MoneyItem | undefined {
  const balance = items.findLast(
    (item, index) =>
      isAsked(item) &&
      (isRounded(item, items.slice(0, index)) ||
        isOrderedRest(item, items.slice(0, index)) ||
        isNet(item, items.slice(Math.max(0, index - SIDES), index)) ||
        ((balanceWords.test(item.label) ||
          (item.way === 'receive' && leavesToReader.test(item.label))) &&
          (isDifference(item, items.slice(Math.max(0, index - SIDES), index)) ||
            isBalanceRow(item, items.slice(0, index))))),
  );
  if (balance === undefined || isBesideOrder(balance, items)) return undefined;
  if (isBesideGrant(balance, items)) return undefined;
  const same = items.filter((item) => item.grosze === balance.grosze && isAsked(item));
  return (
    same.find(({ ordered }) => ordered) ?? same.find(({ way }) => way === 'receive') ?? balance
  );
}

/** "Nadpłata podatku 96 zł … Za odpady prosimy o zapłatę 132 zł": a surplus in one matter does not change an order in another. */
const isBesideOrder = ({ way, grosze }: MoneyItem, items: readonly MoneyItem[]): boolean =>
  way === 'receive' &&
  items.some((item) => item.ordered && item.zone === 'body' && item.grosze !== grosze);

/** "przyznaję dodatek 312,40 zł … Różnicę między opłatą a dodatkiem, 336,50 zł, płaci Pani sama": reasons do not replace a grant. */
const isBesideGrant = ({ zone, way }: MoneyItem, items: readonly MoneyItem[]): boolean =>
  zone !== 'body' &&
  way === null &&
  items.some((item) => item.way === 'receive' && item.zone === 'body' && isAsked(item));

/** "niedopłata 896,42 · nadpłata z faktury -54,25 · DO ZAPŁATY 842,17": a sum minus the deduction directly after it. */
function isNet({ row, label, ordered, grosze }: MoneyItem, above: readonly MoneyItem[]): boolean {
  if (!(row && (isPayable(label) || isGivenBack.test(label))) && !ordered) return false;
  return above.some((whole, index) => {
    let left = whole.grosze;
    for (const off of above.slice(index + 1)) {
      if (!takesOff.has(off.role) || !(off.row || minus.test(off.label))) return false;
      left -= off.grosze;
      if (left <= grosze) return left === grosze && whole.role !== 'part';
    }
    return false;
  });
}

const minus = /[-−–]\s*$/;
const isGivenBack = /\bdo (?:zwrotu|wyplaty)\b/;
const takesOff: ReadonlySet<MoneyRole> = new Set<MoneyRole>([
  'main',
  'demand',
  'paid',
  'other',
  'costs',
]);

/**
 * "RAZEM 3 240,00 · 3 454,36 … Prosimy o wpłacenie 214,36 zł": the ordered sum is the difference of two sums of a table,
 * or what its last row leaves to pay ("razem 41 842,40 · wypłacono -38 100,00 · do zapłaty 3 742,40").
 */
function isOrderedRest({ ordered, row, grosze }: MoneyItem, above: readonly MoneyItem[]): boolean {
  if (!ordered || row) return false;
  const rows = above.filter((item) => item.row);
  const left = rows.findLast(({ label }) => isPayable(label));
  return (
    isDifference({ grosze }, rows.filter(({ role }) => role === 'total').slice(-2)) ||
    (left?.grosze === grosze && rows.some((item) => item.grosze > grosze && item.at < left.at))
  );
}

const rest = /^(?:doplata|niedoplata|do doplaty|do zaplaty pozostaje|pozostaje do zaplaty)/;
const surplus =
  /^(?:(?:saldo|roznica|wynik|bilans|razem|lacznie)(?: [a-z]{1,15}){0,3})?\W{0,3}nadplata/;

/** "razem za okres 1 848,32 · opłacone prognozy -1 435,66 · DOPŁATA 412,66": the row with the balance of the rows above. */
function isBalanceRow(
  { row, label, way, grosze }: MoneyItem,
  above: readonly MoneyItem[],
): boolean {
  if (!row) return false;
  if (way === 'receive' && surplus.test(label)) return true;
  return (
    rest.test(label) &&
    above.some((item) => item.row && item.role === 'total' && item.grosze > grosze)
  );
}

const ZLOTY = 100;

/** "razem 88,53 · po zaokrągleniu 89,00": taxes are paid in whole złote (art. 63 § 1 o.p.). */
function isRounded({ label, grosze }: MoneyItem, above: readonly MoneyItem[]): boolean {
  return (
    label.includes('zaokragl') &&
    grosze % ZLOTY === 0 &&
    above.some((item) => item.role === 'total' && Math.abs(item.grosze - grosze) < ZLOTY)
  );
}

function isDifference({ grosze }: Pick<MoneyItem, 'grosze'>, sides: readonly MoneyItem[]): boolean {
  return sides.some((left, index) =>
    sides
      .slice(index + 1)
      .some((right) => right.grosze !== grosze && Math.abs(left.grosze - right.grosze) === grosze),
  );
}

/** The one sum that the letter orders in a sentence, whatever others it mentions. */
export const isOnlyOrder = (main: MoneyItem, useful: readonly MoneyItem[]): boolean =>
  main.ordered &&
  main.zone === 'body' &&
  useful.every(({ ordered, grosze }) => !ordered || grosze === main.grosze);
