import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { splitInInstalments } from '#shared/letters/reading/money/balances/instalment-wholes.ts';
import { closingRest } from '#shared/letters/reading/money/balances/reckonings.ts';
import { balanceOwed, closesReckoning } from '#shared/letters/reading/money/balances/remainders.ts';
import { noSums, of, type Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import {
  hasParts,
  largestPart,
  partsOf,
  saysSum,
  withFoldedParts,
} from '#shared/letters/reading/money/folded-parts.ts';
import {
  isAsked,
  isOrderedFee,
  type MoneyItem,
} from '#shared/letters/reading/money/money-items.ts';
import { ownShare } from '#shared/letters/reading/money/owners/own-share.ts';
import {
  fullRate,
  interestInReasons,
  isOnlyOrder,
  isOnlySum,
  priceOfInstalments,
  settledBalance,
  singlePayment,
} from '#shared/letters/reading/money/special-sums.ts';
import { isPayable, withWholes } from '#shared/letters/reading/money/whole-sums.ts';

import { balancedSums, balancedWithFee, sumOfParts } from './balanced-sums.ts';
import { chooseMainOf, isSumRow } from './main-sum.ts';

/** The role of each amount, checked by arithmetic when a set of them adds up; `grows`: interest still accrues. */
export const chooseSums = (items: readonly MoneyItem[], type: DocumentType, grows: boolean): Sums =>
  eachOnce(withWholes(takeSums(items, type, grows), items));

/** "opłata wstępna razem 1 090. Prosimy o przelew opłaty wstępnej 1 090": the same sum is no cost beside itself. */
function eachOnce(sums: Sums): Sums {
  const { main, costs, total } = sums;
  if (main === null || costs?.grosze !== main.grosze || total !== null) return sums;
  return { ...sums, costs: null, total: main };
}

/** "kwota zajęcia 445,20 zł … pozostała część nadpłaty, 872,80 zł, zostanie zwrócona": a seizure is about what it takes. */
function withoutReturned(items: readonly MoneyItem[], { reply }: DocumentType) {
  const isTaken = ({ row, role, way, zone }: MoneyItem) =>
    row && role === 'total' && way !== 'receive' && zone === 'body';
  return reply === 'admin_enforcement' && items.some(isTaken)
    ? items.filter(({ way }) => way !== 'receive')
    : items;
}

/** What the letter's own words single out, or what its table ends in. */
function namedSums(items: readonly MoneyItem[], useful: readonly MoneyItem[]): Sums | undefined {
  const atOnce = singlePayment(useful);
  if (atOnce !== undefined) return { ...noSums, main: atOnce, total: atOnce };
  const rate = fullRate(items);
  if (rate !== undefined) return { ...noSums, main: { ...rate, role: 'main', way: 'pay' } };
  const price = priceOfInstalments(items) ?? ownShare(items);
  if (price !== undefined) return { ...noSums, main: price, total: price };
  const split = splitInInstalments(items);
  if (split !== undefined) return split;
  const closing = closingRest(items);
  return closing === undefined ? undefined : { ...noSums, main: closing, total: closing };
}

function takeSums(told: readonly MoneyItem[], type: DocumentType, grows: boolean): Sums {
  const items = withoutReturned(told, type);
  const all = withFoldedParts(ofMainCurrency(items));
  const useful = weightiest(all.filter(isAsked));
  const asked = toPayFirst(all.filter(isAsked));
  const named = namedSums(items, useful);
  if (named !== undefined) return named;
  const balanced =
    balancedSums(useful) ?? balancedSums(asked) ?? balancedWithFee(all) ?? sumOfParts(useful);
  if (balanced !== undefined && !isBesideOrder(balanced, useful)) {
    return withOrderedCosts(balanced, useful);
  }
  const balance = settledBalance(items);
  if (balance !== undefined) return withInterestAbove(balance, useful);
  const rest = leftToPay(useful);
  if (rest !== undefined) return { ...noSums, main: rest, total: rest };
  const total = largest(of(useful, 'total'));
  const main = wholeOfTable(chooseMainOf(useful, all, total, type), items, total);
  if (main === null && total === null) return feesAlone(items, all, useful, grows);
  const interest = first(of(useful, 'interest')) ?? interestInReasons(all, main);
  const costs = chooseCosts(of(useful, 'costs').filter((item) => item !== main));
  // Invoices less a credit note: without interest and costs, the payable sum is the debt itself.
  // "od 1 lipca stawka 38,00 zł … do zapłaty miesięcznie 140,00 zł": a sum that is only mentioned gives way as well.
  const isRate = main?.way === null && !isMember(main, total, items);
  const isOwed = total?.way === 'pay' && (total.row || isRate);
  const isBalance = isOwed && interest === null && costs === null;
  const isAlone = total === null && interest === null && costs === null && !grows;
  const isWhole = isAlone && main !== null && isAllOfIt(main, useful, items);
  const whole = isWhole ? main : total;
  return { main: isBalance ? total : main, interest, costs, total: whole };
}

/** A fee alone ("opłata za brak OC 9 610 zł") is the main amount of the letter, not a cost of something. */
function feesAlone(
  items: readonly MoneyItem[],
  all: readonly MoneyItem[],
  useful: readonly MoneyItem[],
  grows: boolean,
): Sums {
  const settled = largest(
    all.filter(
      ({ role, label }) => role === 'paid' && saysSum(label) && !/wplac|otrzymal/.test(label),
    ),
  );
  const called = items.find(isOrderedFee);
  if (called !== undefined && !useful.some(({ ordered }) => ordered)) {
    return { ...noSums, main: called };
  }
  const fees = largest(of(useful, 'costs'));
  if (fees === null) return { ...noSums, costs: settled };
  if (fees.label.includes('upomni')) return { ...noSums, costs: fees };
  const isWhole = !grows && useful.every(({ grosze }) => grosze === fees.grosze);
  return { ...noSums, main: fees, total: isWhole ? fees : null };
}

/** "sankcja 132,00 · koszty 9,00 · do zapłaty 141,00": whether what the whole has beside a sum stands in the letter. */
const isMember = (part: MoneyItem, whole: MoneyItem | null, items: readonly MoneyItem[]): boolean =>
  items.some(({ grosze }) => grosze + part.grosze === whole?.grosze);

/** Whether a sum without interest and costs is the whole that the letter is about. */
const isAllOfIt = (
  main: MoneyItem,
  useful: readonly MoneyItem[],
  items: readonly MoneyItem[],
): boolean => isOnlySum(main, useful) || hasParts(items, main) || isOnlyOrder(main, useful);

/** "Razem brutto 4 435,50 · wpłaty -4 008,13 · do zapłaty 386,17": what is left of a larger whole without interest and costs. */
function leftToPay(useful: readonly MoneyItem[]): MoneyItem | undefined {
  const totals = useful.filter(closesReckoning);
  const left = totals.filter(
    ({ way, label }) => way === 'pay' && (isPayable(label) || balanceOwed.test(label)),
  );
  const [rest] = left;
  const isOne = rest !== undefined && left.every(({ grosze }) => grosze === rest.grosze);
  if (isOne && rest.row && balanceOwed.test(rest.label)) return rest;
  if (!isOne || of(useful, 'interest').length > 0) return undefined;
  const isOfWhole = totals.some(
    ({ way, row, grosze }) => row && way === null && grosze > rest.grosze,
  );
  return isOfWhole ? rest : undefined;
}

/** "opłata 150, cena bez ulgi 240, ulga 90 … Prosimy o przelew 1 350 zł": mentioned sums that add up by chance. */
function isBesideOrder(sums: Sums, useful: readonly MoneyItem[]): boolean {
  const members = Object.values(sums).filter((item) => item !== null);
  const isTold = members.every(({ way, row }) => way === null && !row);
  const ordered = useful.filter((item) => item.ordered && item.zone === 'body');
  return (
    isTold && ordered.some(({ grosze }) => members.every((member) => member.grosze !== grosze))
  );
}

/** "brakuje 842,00 · odsetki 20,00 · razem 862,00": the rest of a debt with the interest that the total adds to it. */
function withInterestAbove(balance: MoneyItem, useful: readonly MoneyItem[]): Sums {
  for (const interest of of(useful, 'interest')) {
    const whole = of(useful, 'total').find(
      ({ grosze }) => grosze === balance.grosze + interest.grosze,
    );
    if (whole !== undefined) return { ...noSums, main: balance, interest, total: whole };
  }
  return { ...noSums, main: balance, total: balance };
}

/** "składka 84, zwrot zniżki 450, razem 534. Skąd zniżka? … 900 x 12/24": sums mentioned beside a table that adds up. */
function wholeOfTable(
  told: MoneyItem | null,
  items: readonly MoneyItem[],
  total: MoneyItem | null,
): MoneyItem | null {
  if (told === null || total?.row !== true || told.row) return told;
  // "razem 6 768,40. Proszę o wpłatę 6 768,40 zł … Czynsz za lipiec (2 150,00 zł) proszę zapłacić jak zwykle".
  if (told.ordered && !items.some((one) => one.ordered && one.grosze === total.grosze)) return told;
  const whole = items.find(({ at }) => at === total.at);
  const parts = whole === undefined ? [] : partsOf(items, whole);
  const isSame = told.grosze === total.grosze || parts.some(({ grosze }) => grosze === told.grosze);
  if (parts.length < 2 || isSame) return told;
  const isMixed = parts.some(({ role }) => role === 'interest' || role === 'costs');
  return isMixed ? largestPart(items, whole ?? null) : total;
}

/**
 * "zaspokoiła roszczenie w kwocie 6 731,08 zł i zwróciła 1 617 zł kosztów" beside reasons that add up the
 * claim: a separately ordered sum makes the total of the reasons the main amount.
 */
function withOrderedCosts(sums: Sums, items: readonly MoneyItem[]): Sums {
  if (sums.costs !== null || sums.total?.ordered !== true) return sums;
  const costs = of(items, 'costs').find(({ ordered }) => ordered) ?? null;
  return costs === null ? sums : { ...noSums, main: sums.total, costs };
}

/** What the letter orders before its reasons and instruction; single sums before monthly sums. */
function weightiest(asked: readonly MoneyItem[]): readonly MoneyItem[] {
  const inBody = asked.filter(({ zone }) => zone === 'body');
  const strong = inBody.filter(({ weak }) => !weak);
  const monthly = inBody.filter(({ weak, ordered }) => weak && ordered);
  if (monthly.length > 0 && strong.every(({ way }) => way === null)) return monthly;
  if (strong.length > 0 && strong.some(({ role }) => role !== 'costs')) return toPayFirst(strong);
  if (inBody.length > 0) return toPayFirst(inBody);
  return asked.filter(({ way }) => way !== null);
}

/** Sums to pay before sums to receive; a granted sum before a merely mentioned one. */
function toPayFirst(items: readonly MoneyItem[]): readonly MoneyItem[] {
  if (items.some(({ way }) => way === 'pay')) return items.filter(({ way }) => way !== 'receive');
  if (!items.some(({ way }) => way === 'receive')) return items;
  return items.filter(
    ({ way, row, label }) => way !== null || row || label.trimEnd().endsWith(':'),
  );
}

/** The amounts in the currency of most demanded sums; the first currency in a tie. */
function ofMainCurrency(items: readonly MoneyItem[]): readonly MoneyItem[] {
  const asked = items.filter(isAsked);
  const counts = Map.groupBy(asked.length > 0 ? asked : items, ({ currency }) => currency);
  const [most] = [...counts.entries()].sort(([, left], [, right]) => weight(right) - weight(left));
  return items.filter(({ currency }) => currency === most?.[0]);
}

const weight = (items: readonly MoneyItem[]) =>
  items.reduce((sum, { way }) => sum + (way === null ? 1 : 3), 0);

function first(items: readonly MoneyItem[]): MoneyItem | null {
  return items.find(isSumRow) ?? items.find(({ row }) => row) ?? items[0] ?? null;
}

function largest(items: readonly MoneyItem[]): MoneyItem | null {
  const named = items.filter(({ label }) => /do zaplaty|\bnalezy sie\b/.test(label));
  const candidates = named.length > 0 ? named : items;
  return candidates.reduce<MoneyItem | null>(
    (best, item) => (best === null || item.grosze > best.grosze ? item : best),
    null,
  );
}

/** A sum of costs ("łącznie 220 złotych tytułem kosztów") before its parts. */
function chooseCosts(items: readonly MoneyItem[]): MoneyItem | null {
  const summed = items.find(({ label }) => /laczni|razem|ogolem/.test(label));
  return summed ?? largest(items.filter(({ row }) => row)) ?? first(items);
}
