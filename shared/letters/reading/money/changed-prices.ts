import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { isAsked, type MoneyItem } from './money-items.ts';
import { headsPrices } from './rows/closed-rows.ts';
import { stackedCell } from './rows/stacked-rows.ts';

/** Headings of the old prices. */
const before = wordPattern([
  'do',
  'dotychczas*',
  'teraz',
  'obecn*',
  'jest',
  'bylo',
  'poprzedni*',
  'przed zmiana',
  'do tej pory',
  'star*',
]);
/** Headings of the new prices. */
const after = wordPattern([
  'od',
  'bedzie',
  'now*',
  'po zmianie',
  'po podwyzce',
  'po waloryzacji',
  'proponowan*',
]);
const whole = /\b(?:razem|ogolem|suma|lacznie|miesieczn\w*|calosc)\b/;

/**
 * "abonament łącznie   104,00   109,00" below "teraz" and "od 1 maja": the new
 * one of the two figures in the total row, or in the only row with two, of a table of old and new prices. Undefined where the letter has no such table, or also orders a sum.
 */
export function newPrice(view: LetterView, items: readonly MoneyItem[]): MoneyItem | undefined {
  if (items.some((item) => item.zone === 'body' && (item.ordered || isShort(item))))
    return undefined;
  const stacked = stackedPrice(view, items);
  if (stacked !== undefined) return stacked;
  if (!comparesPrices(view)) return laterRow(items) ?? toldPrice(view, items);
  const pairs = [
    ...Map.groupBy(
      items.filter(({ row }) => row),
      ({ label }) => label,
    ),
  ].filter(([, figures]) => figures.length === 2);
  const wholes = pairs.filter(([label]) => whole.test(label));
  const [only, other] = wholes.length > 0 ? wholes : pairs;
  if (only === undefined || other !== undefined) return undefined;
  const [old, changed] = only[1];
  return old?.grosze === changed?.grosze ? undefined : changed;
}

/** "Opłatę w nowej wysokości należy wnosić do 15. dnia miesiąca": the new price is asked for, not only told. */
export const asksNewPrice = ({ spaced }: LetterView): boolean => newSumAsked.test(spaced);
const newSumAsked = new RegExp(
  either(
    /\bw now\w+ (?:wysokosci|kwocie),? (?:[^.;]|\d\.){0,40}\b(?:nalezy|prosimy|prosze|trzeba|wnosi sie|placi sie)\b/,
    /\b(?:nalezy|prosimy|prosze|trzeba) (?:[^.;]|\d\.){0,60}\bw now\w+ (?:wysokosci|kwocie)\b/,
  ),
);

/** "SALDO ROZLICZENIA: niedopłata 379,58 zł", above what the advance will be from July on. */
const isShort = ({ row, way, label }: MoneyItem): boolean =>
  row && way === 'pay' && /\b(?:niedoplat|zaleglosc)\w*|\bdo doplaty\b/.test(label);

/** "od 1 lipca", "do 30.06.2026"; not "od 4 do 14 dni". */
const day = String.raw`\d{1,2}(?:\.| ?(?:stycz|lut|mar[ca]|kwie|maj|czerw|lip|sierp|wrze|pazdz|list|grud))`;
/** "3| emerytura od 01.03.2026": the number of a row. */
const numbered = String.raw`^(?:\d{1,2}\W+)?(?:[a-z]+ )?`;
const soFar = new RegExp(
  String.raw`${numbered}(?:do (?:dnia )?${day}|(?:dotad|dzis(?:iaj)?|dotychczas\w*|do tej pory|obecnie|teraz|bylo)\b)`,
);
const fromThen = new RegExp(
  String.raw`${numbered}(?:od (?:dnia )?${day}|po zmianie|po podwyzce|now[aey]\b|bedzie\b)`,
);

/** The price of the later row where the cells of the table stand one below the other, in whichever order. */
function stackedPrice(view: LetterView, items: readonly MoneyItem[]): MoneyItem | undefined {
  const placed = items.flatMap((item) => {
    const cell = isAsked(item) ? stackedCell(view, item.at) : undefined;
    return cell === undefined ? [] : [{ item, ...cell }];
  });
  const later = placed.filter(
    ({ key, name }) =>
      fromThen.test(key) && placed.some((one) => one.name === name && soFar.test(one.key)),
  );
  const wholes = later.filter(({ name }) => whole.test(name));
  const [only, other] = wholes.length > 0 ? wholes : later;
  return other === undefined ? only?.item : undefined;
}

/** "dotąd   57,64 zł miesięcznie · od 1 grudnia   151,96 zł miesięcznie": the price of the later row. */
function laterRow(items: readonly MoneyItem[]): MoneyItem | undefined {
  const rows = items.filter(({ row, zone }) => row && zone === 'body');
  const groups = [...Map.groupBy(rows, ({ label }) => label)];
  const [only, other] = groups.filter(
    ([label], index) => fromThen.test(label) && soFar.test(groups[index - 1]?.[0] ?? ''),
  );
  // "od 01.10.2026   9,40 zł   41,30 m2   388,22 zł": the price stands last.
  return other === undefined ? only?.[1].at(-1) : undefined;
}

/** Whether a line of the letter heads one column with the old prices and a later one with the new. */
const comparesPrices = ({ lines }: LetterView): boolean =>
  lines.some(({ text, segments }) => {
    if (segments.length === 1 && headsPrices(text)) return true;
    const cells = segments.map(({ text }) => foldText(text).trim());
    const from = cells.findIndex((cell) => isHeading(cell) && before.test(cell));
    return from >= 0 && cells.some((cell, at) => at > from && isHeading(cell) && after.test(cell));
  });

const LONGEST_HEADING = 40;
/** Not "Zaliczka dotychczas 213,33 zł/mies.": a price of its own heads no column. */
const isHeading = (cell: string): boolean =>
  cell.length <= LONGEST_HEADING && !/\d,\d{2}/.test(cell);

const changes = wordPattern([
  'zmian*',
  'zmieni*',
  'podwyz*',
  'wzros*',
  'wzrasta*',
  'waloryz*',
  'indeksac*',
  'podnos*',
  'podniesi*',
  'obniz*',
  'now* cen*',
  'now* stawk*',
]);
const fromDay =
  /\bod (?:dnia )?(?:\d{1,2}[. ]|stycz|lut|mar|kwiet|maja|czerw|lip|sierp|wrze|pazdz|list|grud|nowego|nastepn|kolejn)/;
const inPlaceOf = /\b(?:zamiast|w miejsce) (?:dotychczasow\w+ |obecn\w+ |kwoty )*$/;
const willBe = new RegExp(
  String.raw`\b${either(
    'wyniesie',
    'wynosic bedzie',
    'bedzie wynosic',
    'bedzie wynosil',
    'bedzie kosztowac',
    'bedzie kosztowal',
    /zaplaci (?:pan\w*)/,
    /(?:bedzie|beda) (?:pan\w* )?placi\w+/,
    'zaplacisz',
    'bedziesz placic',
  )}[ao]?\W*(?:juz )?$`,
);
const NEAR = 120;

/** "Od 1 czerwca zamiast dotychczasowych 65,00 zł zapłaci Pan 72,90 zł miesięcznie": the one new price in words. */
function toldPrice(view: LetterView, items: readonly MoneyItem[]): MoneyItem | undefined {
  if (!changes.test(view.spaced) || !fromDay.test(view.spaced)) return undefined;
  const isLetters = items.every(({ row, way, weak }) => !row || (way === null && !weak));
  const told = items.filter((item, index) => {
    if (item.row || item.zone !== 'body' || !isAsked(item)) return false;
    const previous = items[index - 1];
    if (isLetters && isMonthly(view, item) && isRisen(item, previous)) return true;
    return follows(item, previous) || (isMonthly(view, item) && willBe.test(item.label));
  });
  const [first] = told.length > 0 ? told : multipliedRates(items);
  return told.every(({ grosze }) => grosze === first?.grosze) ? first : undefined;
}

/** "liczba osób 4, opłata miesięczna 4 x 35,00 zł = 140,00 zł": arithmetic proves what the new rate comes to. */
const multipliedRates = (items: readonly MoneyItem[]): readonly MoneyItem[] => {
  const own = items.filter(({ zone }) => zone === 'body');
  const found = own.flatMap((item, index) => {
    const rate = own[index - 1];
    const count = Number(times.exec(rate?.label ?? '')?.[1] ?? 0);
    const isProduct = /=\s*$/.test(item.label) && count * (rate?.grosze ?? 0) === item.grosze;
    return rate !== undefined && isProduct && count > 0 ? [{ item, rate }] : [];
  });
  const [only, other] = found;
  if (only === undefined || other !== undefined || !recurring.test(only.rate.label)) return [];
  // "3 x 41 zł = 123 zł, zwolnienie 12 zł, opłata 111 zł": something is still taken off.
  const off = own.filter(({ at }) => at > only.item.at).map(({ grosze }) => grosze);
  const isReduced = off.some((one) => off.includes(only.item.grosze - one));
  return isReduced ? [] : [only.item];
};
const times = /(?<![\d,])(\d{1,2})(?: os\w*\.?)? ?[x×*] ?$/;
const recurring = /\b(?:oplat|skladk|zaliczk|czynsz|abonament)\w*\b/;

/** "abonament wzrośnie z 69,00 zł do 79,00 zł miesięcznie": counts where no table settles another sum. */
const isRisen = ({ label }: MoneyItem, before: MoneyItem | undefined): boolean =>
  before !== undefined && rises.test(before.label) && risesTo.test(label);

/** "zamiast 65,00 zł zapłaci Pan 72,90 zł", "było 69,00 zł, będzie 75,00 zł". */
const follows = ({ at, label }: MoneyItem, before: MoneyItem | undefined): boolean =>
  before !== undefined &&
  at - before.at < NEAR &&
  ((inPlaceOf.test(before.label) && costs.test(label)) ||
    (was.test(before.label) && is.test(label)));
/** Not "wynagrodzenie wzrasta z …": what the reader is paid is no price. */
const rises =
  /\b(?:oplat|abonament|cen|czynsz|skladk|stawk|rat|zaliczk|czesn|prenumerat|karnet)\w*(?: [^.;]{1,50})?:? z(?: kwoty)? $/;
const risesTo = /^\s?(?:\/ ?\w+ |brutto |netto |miesiecznie )*(?:do|na) (?:kwoty )?$/;
const costs = /plac|wynies|wynos|bedzie|kosztow/;
const was = /\b(?:byl[aoy]?|dotychczas|dotad|poprzednio|obecnie)\W*$/;
const is = /\b(?:bedzie|teraz|now[aey] (?:cena|stawka|kwota))\W*$/;

const isMonthly = ({ source }: LetterView, { at }: MoneyItem): boolean =>
  /^[^.;]{0,30}(?:miesi[eę]c|mies\.|rocznie|kwarta)/i.test(source.slice(at + 3, at + 60));
