import type { Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import { partsOf } from '#shared/letters/reading/money/folded-parts.ts';
import {
  isAsked,
  isOrderedFee,
  type MoneyItem,
} from '#shared/letters/reading/money/money-items.ts';
import { isPayable } from '#shared/letters/reading/money/whole-sums.ts';
import { lastRole } from '#shared/letters/reading/money/words/role-words.ts';

import {
  type JudgedAmount,
  type Ranked,
  type RankedSum,
  type RankedSums,
  shareOf,
} from './ranked-sums.ts';

/*
 * Merges the sums of the rules and of the trained model. The thresholds were chosen on the rules' first, untuned
 * readings of batches 10 to 14 and 19 to 24, with weights trained without the batch in question.
 */

/** Below this probability the model rejects a sum chosen by the rules. */
const HELD = 0.4;
/** From this probability on another sum may replace it, if it is ahead by `GAP`. */
const RATHER = 0.4;
const GAP = 0.2;
/** From this probability on another sum may replace even one that the model does not reject. */
const SURE = 0.85;
/** From this probability on a whole with interest or costs in it is rather the main sum. */
const MAINLY = 0.6;
/** From this probability on the model adds a sum where the rules chose none. */
const ADDED = 0.5;
/** From this probability on a total that equals its parts stays. */
const POSSIBLE = 0.1;

type Fusion = {
  sums: Sums;
  items: readonly MoneyItem[];
  amounts: readonly JudgedAmount[];
  ranked: RankedSums;
  /** Whether the sums are to be paid: then only a sum that the letter asks for may be added. */
  toPay: boolean;
};

const names: readonly RankedSum[] = ['main', 'total', 'interest', 'costs'];

/** Whether the model gives this sum the same role as the rules. */
export const isHeld = (amounts: readonly JudgedAmount[], sum: RankedSum, item: MoneyItem) =>
  shareOf(amounts, sum, item.grosze) >= HELD;

/** The rules' sums, with those that the model rejects replaced by its own; the same object when nothing changes. */
export function fusedSums(fusion: Fusion): Sums {
  const { sums } = fusion;
  const settled = Object.fromEntries(names.map((name) => [name, settledSum(name, fusion)])) as Sums;
  const isOther = settled.main !== sums.main;
  // Where the rules took one sum for both, the total follows the main sum.
  if (isOther && namesWhole(sums)) {
    if (isOrderedWhole(settled.main, fusion)) settled.total = sums.total;
    else if (settled.total === sums.total) settled.total = settled.main;
  }
  // "zasądza 3 400 zł oraz 612 zł tytułem kosztów": what gives way to the main sum may be its costs.
  if (isOther && settled.costs === null && sums.main?.role === 'costs') {
    settled.costs = isHeld(fusion.amounts, 'costs', sums.main) ? sums.main : null;
  }
  // A balance is its own total, even beside the larger sums that it results from.
  if (!isOther && namesWhole(sums)) settled.total = sums.total;
  const fused = isOther || namesWhole(settled) ? withoutUnheld(settled, fusion) : settled;
  return names.every((name) => fused[name] === sums[name]) ? sums : withWhole(fused);
}

/** "przewoźne 12,40, opłata dodatkowa 350,00 … należy zapłacić 362,40 zł": what is ordered contains the main sum. */
const isOrderedWhole = (main: MoneyItem | null, { sums: { total }, items }: Fusion): boolean =>
  main !== null &&
  total?.ordered === true &&
  total.zone === 'body' &&
  items.some((item) => isAsked(item) && item.grosze === total.grosze - main.grosze);

/** "koszty lokalu 3 081,13 · zaliczki 2 760,00 · niedopłata 321,13": the balance contains its costs. */
const ofBalance = /\b(?:niedoplat|nadplat|doplat|saldo|roznic)/;

/** "niedopłata 70,00 · nadpłata 220,00 · saldo łączne: nadpłata 150,00": the last row closes the others. */
const closing = /^(?:saldo|wynik|bilans)\b.*\b(?:niedo|nad)plata/;
/** "razem za okres 1 848,32 · opłacone prognozy -1 435,66 · DOPŁATA 412,66": what is left of the larger sum. */
const leftOver = /^(?:(?:nie)?doplata|pozostaje|pozostalo|reszta)\b/;

const isClosing = ({ label, grosze }: MoneyItem, other: Ranked): boolean =>
  closing.test(label) || (leftOver.test(label) && other.grosze > grosze);

function settledSum(name: RankedSum, fusion: Fusion) {
  const { sums, items, amounts, ranked, toPay } = fusion;
  const own = sums[name];
  const other = ranked[name];
  if (other === null || other.grosze === own?.grosze) return own;
  if (own === null && name !== 'total' && isTakenElse(other, sums)) return own;
  // The rules know whether the main sum is the whole: not where interest on it still grows.
  if (own === null && other.grosze === sums.main?.grosze) return own;
  if (name === 'main' && namesWhole(sums) && own?.row === true && isClosing(own, other)) return own;
  if (name === 'main' && isInstalment(items, other.grosze, own)) return own;
  if (name === 'main' && isAddition(other, sums)) return own;
  // "nadpłata 214,68 zł … najbliższa wpłata 122,12 zł": what comes to the reader is no whole of what is to be paid.
  if (name === 'total' && toPay && other.isReceived) return own;
  if (own === null && name === 'costs' && ofBalance.test(sums.main?.label ?? '')) return own;
  const share = own === null ? 0 : shareOf(amounts, name, own.grosze);
  if (name === 'main' && own !== null && share >= HELD && isTold(own)) return own;
  const isBetter =
    own === null
      ? name !== 'main' && other.share >= ADDED
      : isLikelier(share, other.share) || (name === 'main' && isAboveWhole(other, sums));
  if (!isBetter || (name === 'main' && isMadeUp(other, fusion))) return own;
  const isLess = other.grosze < (own?.grosze ?? 0);
  if (name === 'total' && isLess && isPrintedWhole(own, share, sums)) return own;
  const isPart = (name === 'main' || name === 'costs') && closes(ranked);
  return items.find((item) => isPlaceOf(item, other, toPay, isPart)) ?? own;
}

/** "należność główna 14 900 zł, odsetki 402,18 zł, rekompensata 170 zł": what the letter adds to the debt is not the debt. */
const isAddition = (other: Ranked, sums: Sums): boolean =>
  sums.interest !== null &&
  sums.costs !== null &&
  other.grosze < (sums.main?.grosze ?? 0) &&
  isTakenElse(other, sums);

/** "Koszt 900 zł · I rata 300 zł, II rata 600 zł", "rata I 296 · … · rata IV 296": one instalment is not what they add up to. */
function isInstalment(items: readonly MoneyItem[], part: number, whole: MoneyItem | null): boolean {
  if (whole === null) return false;
  const parts = partsOf(items, items.find(({ at }) => at === whole.at) ?? whole);
  if (parts.length > 1 && parts.some(({ grosze }) => grosze === part)) return true;
  const same = items.filter(({ grosze }) => grosze === part);
  if (same.length > 1 && same.length * part === whole.grosze) return true;
  const rates = items.filter(({ label }) => /\brat[aey]\b/.test(label));
  const sum = rates.reduce((all, { grosze }) => all + grosze, 0);
  return (
    rates.some(({ grosze }) => grosze === part) &&
    (sum === whole.grosze || items.some(({ grosze }) => grosze === whole.grosze - part))
  );
}

/** "Niedopłatę 547,46 zł prosimy wpłacić", "zwracamy całą cenę: 529 zł": what a verb orders or grants stays if it is likely, too. */
const isTold = ({ ordered, way, zone, weak }: MoneyItem): boolean =>
  (way === 'receive' || (ordered && way === 'pay')) && zone === 'body' && !weak;

const isLikelier = (own: number, other: number): boolean =>
  other - own >= GAP && other >= RATHER && (own < HELD || other >= SURE);

/** "rachunek był na 186,40 … po zmianie do zapłaty 124,40": no main sum is larger than its whole. */
const isAboveWhole = ({ grosze, share }: Ranked, { main, total }: Sums): boolean =>
  share >= RATHER && grosze === total?.grosze && (main?.grosze ?? 0) > grosze;

/** "opłata dodatkowa 266,00, przewoźne 5,20, razem 271,20": no sum is counted twice. */
const isTakenElse = ({ grosze }: Ranked, { main, interest, costs }: Sums): boolean =>
  [main, interest, costs].some((item) => item?.grosze === grosze);

/** A total that equals its parts, or that the letter itself calls payable, is not reduced. */
const isPrintedWhole = (own: MoneyItem | null, share: number, sums: Sums): boolean =>
  own !== null &&
  ((share >= POSSIBLE && sumOf(sums) === own.grosze) ||
    (own.role === 'total' && isPayable(own.label)));

const sumOf = ({ main, interest, costs }: Sums): number =>
  (main?.grosze ?? 0) + (interest?.grosze ?? 0) + (costs?.grosze ?? 0);

/** "faktura 1 101,20 · odsetki 13,46 · razem 1 114,66": a total with further parts is not the main sum. */
function isMadeUp({ grosze, share }: Ranked, { sums, items, amounts }: Fusion): boolean {
  if (sums.total?.grosze !== grosze) return false;
  const rest = (['interest', 'costs'] as const).filter((name) => {
    const item = sums[name];
    return item !== null && item.zone === 'body' && isHeld(amounts, name, item);
  });
  if (rest.length > 0 && (share < MAINLY || sumOf(sums) === grosze)) return true;
  // "wzywamy do zapłaty należności 1 000 zł oraz odsetek 50 zł, razem 1 020 zł": ordered, whether or not it adds up.
  const isBeside = sums.main?.ordered === true && (sums.interest ?? sums.costs)?.zone === 'body';
  if (isBeside && share < SURE) return true;
  const named = items.findLast((item) => item.grosze === grosze && item.role === 'total');
  const whole = named ?? sums.total;
  return partsOf(items, whole).some(
    ({ label, zone }) => zone === 'body' && lastRole(label, ['interest', 'costs']) !== undefined,
  );
}

/** "środki wypłacone 24 000, odsetki 2 700,49, razem 26 700,49": whether the likely parts add up to the total. */
const closes = ({ main, interest, costs, total }: RankedSums): boolean =>
  [[interest], [costs], [interest, costs]].some((rest) => {
    const parts = [main, ...rest];
    const sum = parts.reduce((all, part) => all + (part?.grosze ?? 0), 0);
    const least = Math.min(...parts.map((part) => part?.share ?? 0));
    return sum === total?.grosze && Math.min(least, total.share) >= RATHER;
  });

/** "do zapłaty 315 zł … za listopad zwykła opłata 120 zł": the letter presents its main sum as the total. */
const namesWhole = ({ main, total }: Sums): boolean =>
  main !== null && main.grosze === total?.grosze;

/** Interest and costs that are not ordered need the model's approval when the main sum changed or is the total. */
function withoutUnheld(settled: Sums, { amounts }: Fusion): Sums {
  const held = (name: 'interest' | 'costs') => {
    const item = settled[name];
    return item !== null && (item.ordered || isHeld(amounts, name, item)) ? item : null;
  };
  return { ...settled, interest: held('interest'), costs: held('costs') };
}

/** Drops a total that is smaller than the main sum, or that is the same sum, beside interest or costs, without the letter's calling it the whole. */
function withWhole(sums: Sums): Sums {
  const { main, total, interest, costs } = sums;
  if (main === null || total === null) return sums;
  const isAlone = interest === null && costs === null;
  const isSame = total.grosze === main.grosze && (isAlone || total.role === 'total');
  const isWhole = total.grosze > main.grosze || isSame;
  return isWhole ? sums : { ...sums, total: isAlone ? main : null };
}

/** Whether the letter asks for the sum at this place: no rule marks it as paid, planned, a limit or somebody else's. */
const isPlaceOf = (
  item: MoneyItem,
  { grosze, share, isReceived }: Ranked,
  toPay: boolean,
  isPart: boolean,
): boolean =>
  item.grosze === grosze &&
  (isAsked(item) ||
    isOrderedFee(item) ||
    (isPart && isPartOfSum(item)) ||
    (share >= UNNAMED && isUnnamed(item))) &&
  (!toPay || (item.zone === 'body' && (item.way !== 'receive' || isReceived)));

/** From this probability on it knows what a row is that no rule knows: "różnica   540,00 zł". */
const UNNAMED = 0.8;
/** A row of the letter's own table whose words say neither that its sum is asked for nor that it is not. */
export const isUnnamed = ({ row, role, zone }: MoneyItem): boolean =>
  row && role === 'other' && zone === 'body';

/** Money paid out and demanded back, or the fee for instalments: parts of the sum that the letter computes. */
const isPartOfSum = ({ row, role, zone }: MoneyItem): boolean =>
  (row && role === 'paid') || (role === 'fee' && zone === 'body');
