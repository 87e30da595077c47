import type { Classification } from '#shared/domain/analysis-result.ts';

import { agreed, type Comparison, oneReading } from './comparison.ts';

type Obligations = Classification['financial_obligations'];

const sums = {
  main_amount: 'należność główna',
  interest: 'odsetki',
  costs: 'koszty',
  total_amount: 'suma podana jako łączna',
} as const;

/** Sums, account and direction of the money in both readings. */
export function compareMoney(comparison: Comparison, classification: Classification): void {
  const shown = comparison.classification.financial_obligations;
  const own = classification.financial_obligations;
  if (own.has_financial) shown.has_financial = true;
  compareSums(comparison, shown, own);
  comparePayment(comparison, shown, own);
  compareDirection(comparison, shown, own);
  shown.rows = allRows(comparison, shown.rows ?? [], own.rows ?? []);
}

function compareSums(comparison: Comparison, shown: Obligations, own: Obligations): void {
  const isSwapped =
    shown.main_amount !== null &&
    shown.main_amount === own.interest &&
    shown.interest === own.main_amount &&
    shown.main_amount !== shown.interest;
  if (isSwapped) [shown.main_amount, shown.interest] = [shown.interest, shown.main_amount];
  for (const sum of ['main_amount', 'interest', 'costs', 'total_amount'] as const) {
    comparison.settle({
      ...{ fact: `financial_obligations.${sum}`, label: sums[sum] },
      ...{ shown: shown[sum], other: own[sum] },
      isSwapped: isSwapped && (sum === 'main_amount' || sum === 'interest'),
      put: (copy, value) => (copy.financial_obligations[sum] = value),
    });
  }
  if (shown.currency !== own.currency && own.currency !== null) {
    shown.currency = own.currency;
    comparison.told.add('waluta kwot');
  }
}

/** The payment account of the rules precedes any other. */
function comparePayment(comparison: Comparison, shown: Obligations, own: Obligations): void {
  const claimed = shown.bank_account;
  const isOther = own.bank_account !== null && claimed !== own.bank_account;
  if (isOther) {
    shown.bank_account = own.bank_account;
    shown.bank_account_valid = own.bank_account_valid ?? null;
  }
  comparison.settle({
    ...{ fact: 'financial_obligations.bank_account', label: 'rachunek do zapłaty' },
    shown: shown.bank_account,
    other: isOther ? claimed : own.bank_account,
    isRulesFirst: isOther,
    put: ({ financial_obligations: copy }, value) => {
      copy.bank_account = value;
      if (value === null) copy.bank_account_valid = null;
    },
  });
  const title = 'financial_obligations.payment_title';
  if (own.payment_title === null || shown.payment_title === own.payment_title) return;
  if (shown.payment_title === null) shown.payment_title = own.payment_title;
  else {
    comparison.note(title, {
      status: comparison.standingOf(title)?.status ?? 'unconfirmed',
      ...oneReading,
      alternatives: [{ value: own.payment_title, quote: null }],
    });
  }
}

const ways = {
  to_pay: 'adresat ma zapłacić',
  to_receive: 'adresat dostanie pieniądze',
  conditional: 'adresat zapłaci tylko pod warunkiem',
  disputed: 'żądanie albo odmowa, o którą trwa spór',
  none: 'nikt nie każe adresatowi płacić',
} as const;

/** The direction of the money: when the readings differ, the one based on the letter's labels is shown. */
function compareDirection(comparison: Comparison, shown: Obligations, own: Obligations): void {
  const fact = 'financial_obligations.direction';
  const [claimed, read] = [shown.direction, own.direction];
  if (claimed === undefined || read === undefined) return;
  if (claimed === read) {
    comparison.note(fact, agreed);
    return;
  }
  shown.direction = read;
  comparison.settle({
    ...{ fact, label: 'czy adresat ma zapłacić', shown: ways[read], other: ways[claimed] },
    put: (copy, value) =>
      (copy.financial_obligations.direction = value === ways[claimed] ? claimed : read),
  });
  comparison.told.add(`czy to Ty masz zapłacić (${ways[read]} albo: ${ways[claimed]})`);
}

type Rows = NonNullable<Obligations['rows']>;

/** The rules' rows, whose labels come from the letter, and those that only the model has. */
function allRows(comparison: Comparison, shown: Rows, own: Rows): Rows {
  const isSame = (left: Rows[number], right: Rows[number]) =>
    left.amount === right.amount && left.currency === right.currency;
  const further = shown.filter((row) => !own.some((one) => isSame(one, row)));
  const changed = shown.some((row) => own.some((one) => isSame(one, row) && one.kind !== row.kind));
  if (changed) comparison.told.add('czym są kwoty z pisma');
  return [...own, ...further];
}
