import type { MoneyDirection } from '#shared/domain/events-and-money.ts';
import { asksNothing } from '#shared/letters/reading/clauses/asks-nothing.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { isOfReckoning } from '#shared/letters/reading/money/balances/reckonings.ts';
import { noSums, type Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import { isRefusal } from '#shared/letters/reading/money/direction.ts';
import { isAsked, type MoneyItem } from '#shared/letters/reading/money/money-items.ts';
import { gives } from '#shared/letters/reading/money/money-way.ts';

import { fusedSums, isHeld, isUnnamed } from './fused-sums.ts';
import { rankedAmounts } from './ranked-amounts.ts';
import {
  type JudgedAmount,
  type Ranked,
  type RankedSums,
  rankSums,
  shareOf,
} from './ranked-sums.ts';

/*
 * The thresholds were chosen on the rules' first, untuned readings of batches 17 to 28 and 31 to 40, with weights made
 * without them.
 */

/** How sure the trained model must be of a sum that the rules also chose, and of one it finds alone. */
const AGREED = 0.35;
const ALONE = 0.5;
/** The same for a sum that the rules take for a fee or a supposition. */
const SUPPOSED = 0.7;
/** The same for a sum in a row whose words no rule knows: "wysokość   800,00 zł". */
const UNNAMED = 0.85;
/** How sure it must be of a sum that it finds alone to keep the order that the rules found. */
const ORDERED = 0.85;
/** The same in a letter that asks for nothing. */
const UNASKED = 0.8;
/** How sure it must be of a sum in place of one that it takes for none, and below which probability it does. */
const OUTDOES = 0.5;
const REJECTED = 0.2;
/** How sure it must be of a whole with its parts. */
const WHOLE = 0.5;
/** How likely each part of a whole must be that the model does not take for one. */
const POSSIBLE = 0.25;
/** Below this probability a total beside another main sum is somebody else's. */
const ODD = 0.05;
/** How sure it must be of money for the reader. */
const RECEIVED = 0.8;

/** The letter's sums and their direction; `isRanked` when only the trained model found them. */
export type Settled = { sums: Sums; direction: MoneyDirection; isRanked: boolean };

/**
 * Combines the rules' sums with those of the trained model. When the rules are silent (they chose no sum, or no words
 * explain it), a sum that both choose, or that the model is sure of, is shown, but never as one to pay, because no rule
 * found an order. When the model rejects a sum of the rules and is fairly sure of another, the other one replaces it.
 * `items`: the amounts that may concern the reader.
 */
export function withSecondOpinion(
  view: LetterView,
  items: readonly MoneyItem[],
  settled: Omit<Settled, 'isRanked'>,
): Settled {
  const byRules = { ...settled, isRanked: false };
  const amounts = rankedAmounts(view);
  const ranked = rankSums(amounts);
  const { main } = ranked;
  const { sums, direction } = settled;
  const isRejected = isOutdone(sums, amounts, main);
  if (main === null) return byRules;
  const areSilent = isSilent(settled, (costs) => isHeld(amounts, 'costs', costs));
  // What adds up in the letter stays, whichever part of it the model takes.
  if (isWholeOf(items, sums, ranked)) return asWhole(view, settled, main);
  // A letter that asks for nothing may still give something, or name another sum than the rules took.
  const isImposed = isTaken(main, sums) && imposes(sums);
  const isSure =
    main.isReceived || isRejected || (areSilent && (main.share >= UNASKED || isImposed));
  if (!isSure && asksNothing(view)) return byRules;
  const fusion = { sums, items, amounts, ranked, toPay: direction === 'to_pay' };
  if (!areSilent) {
    if (direction === 'none' || addsUp(sums, amounts)) return byRules;
    const fused = fusedSums(fusion);
    return fused === sums || isOfReasons(fused.main, sums.main)
      ? byRules
      : { sums: fused, direction: wayWith(view, fused, settled, main), isRanked: true };
  }
  if (addsUp(sums, amounts)) return { sums, direction: wayIn(view, main), isRanked: true };
  const isAgreed = isTaken(main, sums) && (main.share >= AGREED || isImposed);
  if (isAgreed || isWholeTaken(ranked, sums)) {
    const agreed = { ...fusion, sums: withoutOddMain(sums, amounts) };
    const told = withoutOddTotal(fusedSums(agreed), amounts);
    return { sums: told, direction: wayIn(view, main), isRanked: true };
  }
  const leastOfSupposed = isRejected ? OUTDOES : SUPPOSED;
  const item = items.find(
    (one) =>
      one.grosze === main.grosze &&
      (isAsked(one)
        ? main.share >= (one.way === 'receive' ? AGREED : ALONE)
        : ((isSupposed(one) || isResult(one)) && main.share >= leastOfSupposed) ||
          (isUnnamed(one) && main.share >= UNNAMED)),
  );
  if (item === undefined) return byRules;
  const alone = { ...noSums, main: item };
  // A letter that asks for nothing has no costs and no total beside the sum it is about.
  const told = asksNothing(view)
    ? alone
    : fusedSums({ sums: alone, items, amounts, ranked, toPay: false });
  const isOrdered = direction === 'to_pay' && !main.isReceived && main.share >= ORDERED;
  return { sums: told, direction: isOrdered ? direction : wayIn(view, main), isRanked: true };
}

/** A sum that is its own whole has no parts beside it. */
function asWhole(
  view: LetterView,
  { sums, direction }: Omit<Settled, 'isRanked'>,
  main: Ranked,
): Settled {
  if (direction !== 'none' || asksNothing(view)) return { sums, direction, isRanked: false };
  const alone = { ...noSums, main: sums.main, total: sums.total };
  return { sums: alone, direction: wayIn(view, main), isRanked: true };
}

/** Whether the rules took one sum alone that the letter makes of others, among them this one. */
function isWholeOf(
  items: readonly MoneyItem[],
  { main, total }: Sums,
  ranked: RankedSums,
): boolean {
  const { grosze = 0 } = ranked.main ?? {};
  const isAlone = main !== null && (total === null || total.grosze === main.grosze);
  if (!isAlone || !isOfReckoning(items, main, grosze)) return false;
  // "zaległość 1 337,20 · odsetki 18,44 · razem 1 355,64": the model splits the same whole.
  const [interest = 0, costs = 0] = [ranked.interest, ranked.costs].map((part) =>
    part !== null && part.share >= POSSIBLE ? part.grosze : 0,
  );
  const isSplit = [interest, costs, interest + costs].some(
    (one) => one > 0 && grosze + one === main.grosze,
  );
  // "wynik: nadpłata 637,19 … minus nadpłata, do wpłaty za czerwiec 18,71": what comes to the reader is no part.
  const isGiven = items.some((one) => one.grosze === grosze && one.way === 'receive' && !one.row);
  return !isSplit && (main.way === 'receive' || !isGiven);
}

/** A sum of the reasons never replaces the one that the letter grants. */
const isOfReasons = (found: MoneyItem | null, granted: MoneyItem | null): boolean =>
  granted?.way === 'receive' &&
  granted.zone === 'body' &&
  found !== null &&
  found.zone !== 'body' &&
  found.way === null &&
  found.grosze !== granted.grosze;

/** "przy podziale po połowie dopłata wyniosłaby 556,02 zł": a hypothetical debt is shown as disputed. */
const isSupposed = ({ role, zone, row }: MoneyItem): boolean =>
  role === 'fee' && zone === 'body' && !row;

/** "37,00 zł × 4 = 148,00 zł miesięcznie, 148,00 zł × 3 = 444,00 zł za kwartał": what a rate comes to. */
const isResult = ({ role, zone, label }: MoneyItem): boolean =>
  role === 'part' && zone === 'body' && /=\s*$/.test(label);

/** Whether the model is rather sure of another sum than the one the rules took, which it takes for none at all. */
function isOutdone(sums: Sums, amounts: readonly JudgedAmount[], other: Ranked | null) {
  const { main, total } = sums;
  const chosen = main ?? total;
  if (chosen === null || other === null || other.share < OUTDOES) return false;
  if (addsUp(sums, amounts)) return false;
  return (['main', 'total', 'interest', 'costs'] as const).every(
    (name) => shareOf(amounts, name, chosen.grosze) < REJECTED,
  );
}

/** "lista wierzytelności razem 1 918 244,17 zł, w tym Państwa 28 914,60 zł": everybody's total is not the reader's. */
function withoutOddTotal(sums: Sums, amounts: readonly JudgedAmount[]): Sums {
  const { main, total } = sums;
  if (main === null || total === null || main.grosze === total.grosze) return sums;
  return shareOf(amounts, 'total', total.grosze) < ODD ? { ...sums, total: null } : sums;
}

/** "miesięczne wpływy 640,00 … saldo 3 218,77": of two sums that no order explains, the one that the model takes, too. */
function withoutOddMain(sums: Sums, amounts: readonly JudgedAmount[]): Sums {
  const { main, total, interest, costs } = sums;
  if (main === null || total === null || isHeld(amounts, 'main', main)) return sums;
  const rest = (interest?.grosze ?? 0) + (costs?.grosze ?? 0);
  return main.grosze + rest === total.grosze ? sums : { ...noSums, main: total, total };
}

/** "semestr 3 200,00, odsetki 80,23, razem 3 280,23": parts of a whole, if the model takes it or each of them for that, too. */
function addsUp(sums: Sums, amounts: readonly JudgedAmount[]): boolean {
  const { main, total, interest, costs } = sums;
  const rest = (interest?.grosze ?? 0) + (costs?.grosze ?? 0);
  if (main === null || rest === 0 || main.grosze + rest !== total?.grosze) return false;
  if (shareOf(amounts, 'total', total.grosze) >= WHOLE) return true;
  return (['main', 'interest', 'costs'] as const).every(
    (name) => sums[name] === null || shareOf(amounts, name, sums[name].grosze) >= POSSIBLE,
  );
}

/** Whether the rules are silent; a sum that was already paid is an answer. */
function isSilent(
  { sums, direction }: Omit<Settled, 'isRanked'>,
  isCost: (costs: MoneyItem) => boolean,
): boolean {
  const chosen = sums.total ?? sums.main;
  if (chosen === null) return sums.costs === null || !isCost(sums.costs);
  return direction === 'none' && chosen.role !== 'paid';
}

/** The direction of sums that the model replaced. */
function wayWith(
  view: LetterView,
  fused: Sums,
  { sums, direction }: Omit<Settled, 'isRanked'>,
  main: Ranked,
) {
  if (fused.main === sums.main) return direction;
  const isDenied = fused.main?.way !== 'receive' && isRefusal(view);
  if (direction === 'to_receive') {
    const isGiven = main.isReceived || fused.main?.way === 'receive';
    return isGiven && !isDenied ? direction : 'disputed';
  }
  if (main.isReceived) return wayIn(view, main, fused.main);
  // The order was for costs alone: "nakazuje pobrać od pozwanego 500 zł tytułem opłaty".
  const wasForCosts = sums.main?.role === 'costs' && fused.main?.way !== 'pay';
  return direction === 'to_pay' && wasForCosts ? 'disputed' : direction;
}

/** Money for the reader when the model is sure, some verb gives and nothing is refused, or when its own verb grants it. */
function wayIn(view: LetterView, { isReceived, share }: Ranked, item: MoneyItem | null = null) {
  const isGiven = item?.way === 'receive' || (share >= RECEIVED && gives(view) && !isRefusal(view));
  return isReceived && isGiven ? 'to_receive' : 'disputed';
}

/** "Sąd wymierza karę grzywny 1 200 zł. Na razie proszę nic nie wpłacać": imposed in the letter's own words. */
const imposes = ({ main }: Sums): boolean =>
  main?.zone === 'body' && /\b(?:wymierza|naklada|skazuje|orzeka)\w*\b/.test(main.label);

/** "prolongata 800,00 · wywóz 60,00 · razem 860,00": the model's whole is the sum that the rules took. */
const isWholeTaken = ({ total }: RankedSums, { main, total: whole }: Sums): boolean =>
  total !== null && total.share >= WHOLE && total.grosze === (whole ?? main)?.grosze;

const isTaken = ({ grosze }: Ranked, { main, total }: Sums): boolean =>
  main?.grosze === grosze || total?.grosze === grosze;
