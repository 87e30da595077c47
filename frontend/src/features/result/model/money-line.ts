import { formatAmount } from '#frontend/src/lib/format.ts';
import type { Classification } from '#shared/domain/analysis-result.ts';

/** The first card's answer about money: the direction, the sum, and a caveat. */
export type MoneyLine = {
  label: string;
  /** Null when the letter is not about money. */
  value: string | null;
  note: string | null;
  /** A sum that is neither owed nor due yet is shown less prominently and never offered for copying. */
  isOpen: boolean;
  isReceived: boolean;
  /** Path of the sum in the classification. */
  fact: 'financial_obligations.total_amount' | 'financial_obligations.main_amount';
};

const ways = {
  to_pay: { label: 'Do zapłaty', note: null, isOpen: false },
  to_receive: { label: 'Dostaniesz', note: null, isOpen: false },
  conditional: {
    label: 'O co chodzi',
    note: 'Ta kwota jest warunkowa. Sprawdź w piśmie, kiedy trzeba ją zapłacić.',
    isOpen: true,
  },
  disputed: {
    label: 'Kwota sporna',
    note: 'Pismo tylko o niej mówi. To jeszcze nie znaczy, że trzeba ją zapłacić.',
    isOpen: true,
  },
  none: { label: 'Ile', note: null, isOpen: false },
  /** Results stored before directions existed. */
  unknown: { label: 'Ile', note: null, isOpen: false },
} as const;

/** Shown instead of "nothing to pay" when the letter names sums and it is uncertain that none is owed. */
export const SUM_NOT_TAKEN = 'Pismo wymienia kwoty. Sprawdź, czy któraś jest do zapłaty.';

/** True only when the reader has to pay the letter's money: only then a transfer is offered. */
export function asksForPayment({
  financial_obligations: money,
}: Pick<Classification, 'financial_obligations'>): boolean {
  return money.has_financial && money.direction === 'to_pay';
}

export function moneyLine({
  financial_obligations: money,
}: Pick<Classification, 'financial_obligations'>): MoneyLine {
  const way = ways[money.direction ?? 'unknown'];
  const total = money.total_amount ?? money.main_amount;
  const isNothing = !money.has_financial || total === null || money.direction === 'none';
  return {
    label: isNothing ? 'Ile' : way.label,
    value: isNothing ? null : formatAmount(total, money.currency),
    note: isNothing ? null : way.note,
    isOpen: !isNothing && way.isOpen,
    isReceived: !isNothing && money.direction === 'to_receive',
    fact: `financial_obligations.${money.total_amount === null ? 'main_amount' : 'total_amount'}`,
  };
}
