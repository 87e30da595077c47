import { isRemainder } from './balances/remainders.ts';
import { noSums, type Sums } from './chosen-sums.ts';
import { isAsked, type MoneyItem } from './money-items.ts';

/** The chosen sums with the total that the letter itself prints for them. */
export function withWholes(sums: Sums, items: readonly MoneyItem[]): Sums {
  const steps = [splitWhole, grandTotal, roundedTotal, ofInstalments, withoutSecondPlace];
  return [...steps, whereOrdered, withoutBase, withoutOffer].reduce(
    (settled, step) => step(settled, items),
    sums,
  );
}

/** "świadczenia, razem 2 500 zł, nienależne w części 2 400 zł; zobowiązuje do zwrotu 2 400 zł z odsetkami 96,12 zł". */
function withoutBase(sums: Sums, items: readonly MoneyItem[]): Sums {
  const { main, interest, costs, total } = sums;
  if (main?.ordered !== true || total === null || total.ordered) return sums;
  if (total.row) return isOwnColumn(main, total, items) ? { ...sums, total: main } : sums;
  const known = main.grosze + grosze(interest) + grosze(costs);
  const isBefore = total.at < main.at && total.grosze !== known;
  if (!isBefore) return sums;
  return { ...sums, total: interest === null && costs === null ? main : null };
}

/** "Stan zadłużenia 2 946,18 … 10 rat po 235,70 (razem 2 357,00), resztę umarzamy": less than the debt is only offered. */
function withoutOffer(sums: Sums): Sums {
  const { main, interest, costs, total } = sums;
  if (main === null || total === null || interest !== null || costs !== null) return sums;
  const isDebt = main.row && main.way === 'pay';
  const isTold = !total.row && total.way === null;
  return isDebt && isTold && total.grosze < main.grosze ? { ...sums, total: main } : sums;
}

/** "9 x 150 zł = 1 350 zł … Prosimy o przelew 1 350 zł": a sum counts where the letter asks for it. */
function whereOrdered({ main, total, ...rest }: Sums, items: readonly MoneyItem[]): Sums {
  const place = (sum: MoneyItem | null) =>
    sum === null || sum.ordered || sum.way !== null
      ? sum
      : (items.find(
          (item) =>
            item.ordered &&
            item.zone === 'body' &&
            item.role === sum.role &&
            item.grosze === sum.grosze &&
            item.currency === sum.currency,
        ) ?? sum);
  return { ...rest, main: place(main), total: place(total) };
}

/** "RAZEM | 54 410,20 | 18 558,00 | 5 916,24": among the figures of one row, the ordered one is the total. */
const isOwnColumn = (main: MoneyItem, total: MoneyItem, items: readonly MoneyItem[]): boolean =>
  main.grosze < total.grosze &&
  items.some(
    ({ row, label, at, grosze: one }) =>
      row && label === total.label && at > total.at && one === main.grosze,
  );

const grosze = (item: MoneyItem | null): number => item?.grosze ?? 0;

/** "wzywam do zapłaty 7 284,33 zł … Razem   6 626,00   319,02   339,31": the last row of the table splits the total. */
function splitWhole(sums: Sums, items: readonly MoneyItem[]): Sums {
  const whole = items.find(({ ordered, row, zone }) => ordered && !row && zone === 'body');
  if (whole === undefined || grosze(sums.main) + grosze(sums.interest) === 0) return sums;
  const rows = Map.groupBy(
    items.filter(({ row, label }) => row && /^(?:razem|ogolem|suma|lacznie)$/.test(label)),
    ({ label }) => label,
  );
  for (const [first, second, third] of rows.values()) {
    if (first === undefined || second === undefined) continue;
    const figures = third === undefined ? [first, second] : [first, second, third];
    const sum = figures.reduce((total, item) => total + item.grosze, 0);
    if (sum !== whole.grosze || figures.some((item) => item.grosze > first.grosze)) continue;
    const interest = figures.find(({ role }) => role === 'interest') ?? null;
    const rest = figures.filter((item) => item !== first && item !== interest);
    if (interest === null || rest.length > 1) continue;
    return { main: first, interest, costs: rest[0] ?? null, total: whole };
  }
  return sums;
}

/** "Łącznie do wpłaty teraz": the words before a sum mark it as payable. */
export const isPayable = (label: string): boolean =>
  /do (?:zaplaty|wplaty|splaty|uregulowania|wyrownania|uzupelnienia)/.test(label);
const MOST_PARTS = 3;

/** "umowa A: ile wpłacić 616,41 … umowa B: ile wpłacić 150,00 … łącznie do wpłaty 766,41 zł". */
function grandTotal(sums: Sums, items: readonly MoneyItem[]): Sums {
  const { total } = sums;
  if (total === null) return sums;
  const others = items
    .filter(({ ordered, zone, grosze: one }) => ordered && zone === 'body' && one !== total.grosze)
    .slice(0, MOST_PARTS);
  const all = others.reduce((sum, item) => sum + item.grosze, total.grosze);
  const isWhole = (item: MoneyItem) =>
    item.role === 'total' &&
    isPayable(item.label) &&
    [...others.map((other) => total.grosze + other.grosze), all].includes(item.grosze);
  const whole = items.find((item) => isWhole(item) && item.grosze > total.grosze);
  return whole === undefined ? sums : { ...sums, total: whole };
}

const ZLOTY = 100;

/** "podatek w kwocie 1 082,00 zł … suma 1 081,50, po zaokrągleniu 1 082": taxes are paid in whole złote (art. 63 § 1 o.p.). */
function roundedTotal(sums: Sums): Sums {
  const { main, total, interest, costs } = sums;
  if (main === null || total === null || interest !== null || costs !== null) return sums;
  const isRounded =
    main.grosze % ZLOTY === 0 &&
    total.grosze % ZLOTY !== 0 &&
    Math.abs(main.grosze - total.grosze) < ZLOTY;
  return isRounded ? { ...sums, total: main } : sums;
}

const LEAST_INSTALMENTS = 3;

/** "opłata roczna 730,00 zł … w czterech ratach po 182,50: I 182,50, II 182,50, III …": the instalments add up to the total. */
function ofInstalments(sums: Sums, items: readonly MoneyItem[]): Sums {
  const { main, interest, total } = sums;
  if (main === null || interest !== null || total !== null) return sums;
  const same = items.filter((item) => item.grosze === main.grosze).length;
  const whole = items.find(
    (item) =>
      isAsked(item) &&
      item.grosze > main.grosze &&
      [same, same - 1].some(
        (count) => count >= LEAST_INSTALMENTS && item.grosze === count * main.grosze,
      ),
  );
  if (whole === undefined) return sums;
  return { main, interest, costs: sums.costs === whole ? null : sums.costs, total: whole };
}

/** "Zwracamy opłatę 400 zł … Ile zwrócimy? 400,00": a repeated sum counts once. */
function withoutSecondPlace(sums: Sums): Sums {
  const { main, costs, interest, total } = sums;
  if (main === null || costs?.grosze !== main.grosze || costs.ordered || main.way === 'pay') {
    return sums;
  }
  const isAlone = interest === null && total === null;
  return { ...sums, costs: null, total: isAlone ? main : total };
}

/**
 * Adds what only arithmetic or a single word shows: the fee that completes the total, the payout after a
 * deduction, and a single sum that the letter calls the total.
 */
export const withClosingSums = (sums: Sums, items: readonly MoneyItem[]): Sums =>
  ownWhole(
    printedWhole(closingFee(netPayout(withoutBase(openWhole(sums), items), items), items), items),
    items,
  );

/** "do zapłaty 7 300 · odsetki 142,60 · rekompensata 172,40 · razem 7 615": the total that the letter prints for its parts. */
function printedWhole(sums: Sums, items: readonly MoneyItem[]): Sums {
  const { main, interest, costs, total } = sums;
  if (main === null || total !== null || (interest === null && costs === null)) return sums;
  const known = main.grosze + grosze(interest) + grosze(costs);
  const whole = items.find(
    ({ role, zone, way, grosze: one }) =>
      role === 'total' && zone === 'body' && way !== 'receive' && one === known,
  );
  return whole === undefined ? sums : { ...sums, total: whole };
}

/** "zwrot 372,00 zł wraz z odsetkami, które wynoszą 15,40 zł": a sum to pay with interest beside it is not the whole. */
function openWhole(sums: Sums): Sums {
  const { main, interest, total } = sums;
  const isSame = main !== null && main.grosze === total?.grosze;
  return isSame && interest?.way === 'pay' ? { ...sums, total: null } : sums;
}

/** "zaległość 3 600 z odsetkami 88 … opłata prolongacyjna 92 … ogółem 3 780": a fee that completes the total is part of it. */
function closingFee(sums: Sums, items: readonly MoneyItem[]): Sums {
  const { main, interest, costs, total } = sums;
  if (main === null || costs !== null || total === null) return sums;
  const further = withFurtherFee(total, items);
  if (further !== undefined) return { ...sums, ...further };
  if (interest === null) return sums;
  const rest = total.grosze - main.grosze - interest.grosze;
  const fee = items.find(
    ({ role, zone, grosze: one }) => role === 'fee' && zone === 'body' && one === rest,
  );
  return fee === undefined ? sums : { ...sums, costs: fee };
}

/** "razem 6 700 … opłata prolongacyjna 134 … razem 6 834": the sum row of the table adds the fee. */
function withFurtherFee(
  total: MoneyItem,
  items: readonly MoneyItem[],
): Pick<Sums, 'costs' | 'total'> | undefined {
  const fees = items.filter(
    ({ role, zone, way }) => role === 'fee' && zone === 'body' && way !== 'receive',
  );
  for (const costs of fees) {
    const whole = items.find(
      ({ role, row, grosze: one }) =>
        role === 'total' && row && one === total.grosze + costs.grosze,
    );
    if (whole !== undefined) return { costs, total: whole };
  }
  return undefined;
}

const takesOff = /\b(?:potrac|odlicz|pomniejsz|zalicz(?!ymy na|ona na|amy na))/;

/** "przelew   6 628,00 zł": the row of what is paid out at the end of a reckoning. */
const payoutRow = /^(?:przelew|kwota przelewu|do przelewu|wyplata|kwota wyplaty|na konto)\b/;
const isPaidOut = (item: MoneyItem): boolean =>
  (item.way === 'receive' && isAsked(item)) || (item.row && payoutRow.test(item.label));

/** "część 20 000 zł … potrącimy składkę 43 zł … na konto wpłynie 19 957 zł": the sum and the payout that remains of it. */
function netPayout(sums: Sums, items: readonly MoneyItem[]): Sums {
  const { main, interest } = sums;
  if (main?.way === 'pay' || interest !== null) return sums;
  for (const [index, net] of items.entries()) {
    if (!isPaidOut(net) || net.zone !== 'body') continue;
    const above = items.slice(0, index);
    const whole = above.find(
      (item) =>
        (item.grosze === main?.grosze || net.grosze === main?.grosze) &&
        isAsked(item) &&
        above.some((off) => off.grosze === item.grosze - net.grosze),
    );
    const between = whole === undefined ? [] : above.slice(above.indexOf(whole) + 1);
    if (whole === undefined || !between.some(({ label }) => takesOff.test(label))) continue;
    return { ...noSums, main: whole, total: net };
  }
  return sums;
}

/** "łącznie 2 850,00 zł", "wypłacamy   12 920,00", "składka na nowy rok   812,00": a single sum that is the total. */
function ownWhole(sums: Sums, items: readonly MoneyItem[]): Sums {
  const { main, interest, costs, total } = sums;
  if (main === null || interest !== null || costs !== null || total !== null) return sums;
  const isWhole =
    main.role === 'total' ||
    (main.row &&
      /^(?:wyplac|do wyplaty|do zwrotu|skladka)|\bpo (?:potracen|odliczen|pomniejszen|uwzglednien)\w+/.test(
        main.label,
      )) ||
    (main.way !== 'pay' && isRemainder(main, items));
  return isWhole ? { ...sums, total: main } : sums;
}
