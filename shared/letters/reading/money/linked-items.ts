import { lastRole, type MoneyRole } from '#shared/letters/reading/money/words/role-words.ts';
import { sparedWords } from '#shared/letters/reading/money/words/unreal-words.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import type { MoneyWay } from './money-way.ts';

type Role = { role: MoneyRole; way: MoneyWay | null; ordered: boolean };
/** An amount with the words directly before it (back to the previous amount) and the words of its sentence. */
export type Told = Role & { grosze: number; before: string; lead: string };
/** By the index of an amount, what the other amounts say about it. */
type Links = ReadonlyMap<number, Partial<Role>>;

const result = /^[^a-z]*=\s*$/;
const factor = /[x×]\s?$/;
/** "9 600,00 zł x 12/24 = ", "480 zł × 50% = ", "1 200 zł : 2 = " */
const scaled = /^(?: ?zl)?\s*[x×*·:/]\s*\d[^a-z=]*=\s*$/;
const corrected = /^, ?(?:a )?nie(?: kwot\w+| zas)?\s*$/;
/** "w miejsce kwoty „8 640,00 zł" wpisuję „864,00 zł"", "jest 8 640 zł, powinno być 864 zł": the second is right. */
const wrongFirst =
  /^[^a-z\d]{0,4}(?:a |lecz )?(?:wpisuj\w+|wpisac|(?:powin\w+|winn\w+|ma) (?:byc|brzmiec)|nalezy (?:wpisac|czytac)|zastepuj\w+)(?: sie)?(?: kwot\w+)?[^a-z\d]*$/;

/**
 * What amounts say about each other: "4 dni x 2,50 zł = 10,00 zł" computes the second from the first; "wynosi
 * 120 zł, a nie 210 zł" replaces the second by the first wherever the letter names it.
 */
export const linksOf = (told: readonly Told[]): Links =>
  new Map([
    ...resultOf(told),
    ...shareOf(told),
    ...correctionsOf(told),
    ...remittedOf(told),
    ...reliefOf(told),
  ]);

/** "Nie żądamy opłat za pozostałe miesiące (9 x 150 zł = 1 350 zł)". */
const sparing = wordPattern(sparedWords);

/** When a letter has one product, the words before it describe its result; when it has several, each result is a part. */
function resultOf(told: readonly Told[]): Links {
  const results = told.flatMap(({ before }, index) =>
    result.test(before) && factor.test(told[index - 1]?.before ?? '') ? [index] : [],
  );
  const [only] = results;
  if (only === undefined || results.length > 1) return new Map();
  const lead = told[only - 1]?.lead ?? '';
  if (sparing.test(lead)) return new Map([[only, { role: 'other', way: null, ordered: false }]]);
  const role = lastRole(lead, ['costs', 'main', 'demand']) ?? 'demand';
  return new Map<number, Partial<Role>>([
    [only - 1, { role: 'base' }],
    [only, { role }],
  ]);
}

/** "9 600 zł x 12/24 = 4 800 zł": a share of a sum takes its place, wherever the letter names the whole. */
function shareOf(told: readonly Told[]): Links {
  const results = told.flatMap(({ before }, index) => (/=\s*$/.test(before) ? [index] : []));
  const [only = 0] = results;
  const whole = told[only - 1];
  // One step of a longer reckoning is no share of a debt.
  const isShare = results.length === 1 && scaled.test(told[only]?.before ?? '');
  if (!isShare || whole === undefined) return new Map();
  // "RAZEM 618,00 zł": the share is a part of what is asked for.
  if (told.some((one) => one.role === 'total' && one.grosze > (told[only]?.grosze ?? 0)))
    return new Map();
  const links = new Map<number, Partial<Role>>();
  for (const [index, { grosze, ordered }] of told.entries())
    if (grosze === whole.grosze && !ordered) links.set(index, { role: 'base' });
  return links.set(only, { role: 'demand' });
}

function correctionsOf(told: readonly Told[]): Links {
  const at = told.findIndex(
    ({ before }, index) => index > 0 && (corrected.test(before) || wrongFirst.test(before)),
  );
  const isWrongFirst = wrongFirst.test(told[at]?.before ?? '');
  const [wrongAt, rightAt] = isWrongFirst ? [at - 1, at] : [at, at - 1];
  const [right, wrong] = [told[rightAt], told[wrongAt]];
  if (right === undefined || wrong === undefined || right.grosze === wrong.grosze) return new Map();
  const links = new Map<number, Partial<Role>>();
  for (const [index, { grosze }] of told.entries()) {
    if (grosze === wrong.grosze) links.set(index, { role: 'other', way: null, ordered: false });
  }
  const first = told.find(({ grosze }) => grosze === wrong.grosze);
  if (first === undefined || (first === wrong && !isWrongFirst)) return links;
  const { role, way, ordered } = first;
  return links.set(rightAt, { role, way, ordered });
}

const remits =
  /\b(?:umarza\w*|umorzono|umorzyl\w*|odstepuj\w+ od (?:pobrania|dochodzenia|naliczenia)|darujemy) [^.;]*$/;

/** "… odsetek w kwocie 88,40 zł … umarzamy odsetki w kwocie 88,40 zł": a remitted sum is never demanded. */
function remittedOf(told: readonly Told[]): Links {
  const remitted = new Set(
    told.flatMap(({ before, grosze, role }) =>
      role === 'other' && remits.test(before) ? [grosze] : [],
    ),
  );
  return new Map<number, Partial<Role>>(
    told.flatMap(({ grosze, ordered }, index) =>
      remitted.has(grosze) && !ordered
        ? [[index, { role: 'other', way: null, ordered: false }]]
        : [],
    ),
  );
}

const between = /^[\s/|-]*(?:zl|pln)?[\s/|-]*$/;
const asksLast =
  /\b(?:do (?:za|w)platy|do uiszczenia|do zwrotu|do wyplaty|oplata po|po uldze|po zwolnieniu)\b/;

/**
 * "Stawka Razem Zwolnienie Do zapłaty miesięcznie 4 38,00 zł 152,00 zł 16,00 zł 136,00 zł": a table on one line; what
 * the relief leaves of the sum before it is meant by the last heading, the other figures are its parts.
 */
function reliefOf(told: readonly Told[]): Links {
  const at = told.findIndex(
    ({ before, grosze }, index) =>
      index >= 2 &&
      between.test(before) &&
      between.test(told[index - 1]?.before ?? '') &&
      (told[index - 2]?.grosze ?? 0) - (told[index - 1]?.grosze ?? 0) === grosze &&
      grosze > 0,
  );
  if (at < 0) return new Map();
  let first = at;
  while (first > 0 && between.test(told[first]?.before ?? '')) first -= 1;
  const { before = '', way = null } = told[first] ?? {};
  if (!asksLast.test(before.slice(-60))) return new Map();
  const links = new Map<number, Partial<Role>>();
  for (let index = first; index < at; index += 1) {
    links.set(index, { role: 'part', way: null, ordered: false });
  }
  return links.set(at, { role: 'main', way, ordered: false });
}
