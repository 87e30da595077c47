import type { Classification } from '#shared/domain/analysis-result.ts';
import { isSumOfRows } from '#shared/letters/checking/money/amounts-agree.ts';
import { findAccounts } from '#shared/letters/figures/accounts.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { isAsked, type MoneyItem, moneyItems } from '#shared/letters/reading/money/money-items.ts';
import { takesNoPayments } from '#shared/letters/reading/money/payee-account.ts';
import { namedAccounts } from '#shared/letters/reading/money/payees/named-accounts.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

import type { Doubted } from './doubt.ts';
import { rankedDoubts, rivalDoubts } from './ranked-doubts.ts';

type Obligations = Classification['financial_obligations'];

const sums = ['main_amount', 'interest', 'costs', 'total_amount'] as const;
type Sum = (typeof sums)[number];
const roleOf = {
  main_amount: 'main',
  interest: 'interest',
  costs: 'costs',
  total_amount: 'total',
} as const;
const MOST_OTHERS = 3;

const factOf = (sum: Sum) => `financial_obligations.${sum}`;
const inGrosze = (amount: number | null) => Math.round((amount ?? 0) * 100);

/**
 * Sums that rest on weak words, that do not add up to their total, or that the letter names and no rule used;
 * and an account that was not used although one may pay to it. None for a suspected fraud.
 */
export function sumDoubts(
  { financial_obligations: money }: Classification,
  letter: Letter,
): Doubted[] {
  const { view, role, recipient, type, hasRankedSums } = readLetter(letter);
  const asked = moneyItems(view, { role, name: recipient }).filter(
    // Of a kind that is not about money, only a sum that the letter orders calls for a look.
    (item) => isAsked(item) && item.zone === 'body' && (type.concernsMoney || item.ordered),
  );
  return [
    ...sums.flatMap((sum) => sumDoubt(sum, money, asked, letter)),
    ...(hasRankedSums ? rankedDoubts(money) : rivalDoubts(money, view)),
    ...accountDoubts(money, letter),
  ];
}

function sumDoubt(
  sum: Sum,
  money: Obligations,
  asked: readonly MoneyItem[],
  letter: Letter,
): Doubted[] {
  const fact = factOf(sum);
  const isNothing = sums.every((one) => money[one] === null);
  if (isNothing) {
    const isMain = sum === 'main_amount' || sum === 'total_amount';
    return isMain && asked.length > 0
      ? [{ fact, reason: NOT_TAKEN, alternatives: told(asked) }]
      : [];
  }
  if (!addUp(money, letter)) return [{ fact, reason: DO_NOT_ADD_UP }];
  if (money.main_amount === null && money.total_amount === null) return [{ fact, reason: NO_MAIN }];
  if (money[sum] !== null) {
    return isWeak(inGrosze(money[sum]), asked) ? [{ fact, reason: NOT_NAMED }] : [];
  }
  const named = asked.filter(({ role }) => role === roleOf[sum]);
  return named.length > 0 ? [{ fact, reason: NOT_TAKEN, alternatives: told(named) }] : [];
}

const told = (items: readonly MoneyItem[]) =>
  items
    .slice(0, MOST_OTHERS)
    .map(({ grosze, quote }) => ({ value: (grosze / 100).toFixed(2), quote }));

/** Whether the parts add up to the total, or a further row of the letter explains the rest. */
function addUp(money: Obligations, { flow }: Letter): boolean {
  const parts = [money.main_amount, money.interest, money.costs];
  if (money.total_amount === null || parts.every((part) => part === null)) return true;
  const rest = parts.reduce<number>(
    (left, part) => left - inGrosze(part),
    inGrosze(money.total_amount),
  );
  return rest === 0 || isSumOfRows(Math.abs(rest), findAmounts(flow));
}

/** No row, label or verb says what the sum is: it was the only one, or the first. */
function isWeak(grosze: number, asked: readonly MoneyItem[]): boolean {
  const places = asked.filter((item) => item.grosze === grosze);
  return (
    places.length > 0 &&
    places.every(({ row, way, role }) => !row && way === null && role === 'demand')
  );
}

/** An account of the letter that accepts payments and was not chosen, or not the only one. */
function accountDoubts({ bank_account: account }: Obligations, letter: Letter): Doubted[] {
  const fact = 'financial_obligations.bank_account';
  if (account !== null) {
    const others = namedAccounts(readLetter(letter).view).filter(({ value }) => value !== account);
    return others.length > 0 ? [{ fact, reason: SEVERAL_ACCOUNTS, alternatives: others }] : [];
  }
  const open = findAccounts(letter.flow).some(
    ({ country, label }) => country === 'PL' && !takesNoPayments(label),
  );
  return open ? [{ fact, reason: ACCOUNT_NOT_TAKEN }] : [];
}

const NOT_TAKEN =
  'Pismo wymienia kwoty, ale nie wynika z niego jasno, która to jest. Porównaj z pismem.';
const DO_NOT_ADD_UP =
  'Kwoty, które odczytaliśmy, nie dają razem sumy z pisma. Porównaj je z pismem.';
const NO_MAIN = 'Odczytaliśmy tylko część kwot. Porównaj je z pismem.';
const NOT_NAMED = 'Pismo nie nazywa tej kwoty wprost. Sprawdź, za co jest.';
const SEVERAL_ACCOUNTS =
  'Pismo podaje kilka rachunków. Sprawdź w piśmie, którą kwotę wpłacić na który z nich.';
const ACCOUNT_NOT_TAKEN =
  'Pismo podaje rachunek, ale nie wynika z niego, że masz na niego płacić. Nie płać, zanim tego nie sprawdzisz.';
