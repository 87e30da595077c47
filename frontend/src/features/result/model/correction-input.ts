import { formatAccount, formatAmount, formatPlainDay, isIsoDay } from '#frontend/src/lib/format.ts';
import type { Classification } from '#shared/domain/analysis-result.ts';
import {
  type CorrectedFact,
  correctedFact,
  type Corrections,
  corrections,
} from '#shared/domain/review.ts';

/** The text typed into a fact's field. */
export type FactKind = 'text' | 'date' | 'amount' | 'account';

/** A fact that the reader may correct; undefined for any other path. */
export function correctable(path: string | undefined): CorrectedFact | undefined {
  const parsed = correctedFact.safeParse(path);
  return parsed.success ? parsed.data : undefined;
}

export function kindOf(fact: CorrectedFact): FactKind {
  if (fact === 'critical_dates.deadline' || fact === 'critical_dates.document_date') return 'date';
  if (fact === 'financial_obligations.bank_account') return 'account';
  return fact.startsWith('financial_obligations.') && !fact.endsWith('payment_title')
    ? 'amount'
    : 'text';
}

type FactValue = string | number | null;

/** The value of a fact; its path is one of the classification's own. */
export function valueOf(classification: Classification, fact: CorrectedFact): FactValue {
  const { critical_dates: dates, financial_obligations: money } = classification;
  const values: Record<CorrectedFact, FactValue> = {
    'document_classification.type': classification.document_classification.type,
    'sender_identification.name': classification.sender_identification.name,
    'recipient_identification.name': classification.recipient_identification.name,
    'case_details.reference_number': classification.case_details.reference_number,
    'critical_dates.deadline': dates.deadline,
    'critical_dates.document_date': dates.document_date ?? null,
    'financial_obligations.main_amount': money.main_amount,
    'financial_obligations.interest': money.interest,
    'financial_obligations.costs': money.costs,
    'financial_obligations.total_amount': money.total_amount,
    'financial_obligations.payment_title': money.payment_title,
    'financial_obligations.bank_account': money.bank_account,
  };
  return values[fact];
}

/** The initial value of the field; empty when the letter gave none, or no day. */
export function typedOf(fact: CorrectedFact, value: FactValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return value.toFixed(2).replace('.', ',');
  if (kindOf(fact) === 'date') return isIsoDay(value) ? value : '';
  return kindOf(fact) === 'account' ? formatAccount(value) : value;
}

/** The value in the page's format. */
export function shownOf(fact: CorrectedFact, value: FactValue): string {
  if (typeof value === 'number') return formatAmount(value);
  if (kindOf(fact) === 'date') return formatPlainDay(value);
  return kindOf(fact) === 'account' && value !== null ? formatAccount(value) : (value ?? 'Brak');
}

const UNREADABLE = 'Wpisz poprawną wartość.';
const NO_AMOUNT = 'Wpisz kwotę, na przykład 1250,00.';

/** "1 250,5 zł" → 1250.5; undefined when it is not an amount. */
function amountOf(typed: string): number | undefined {
  const plain = typed.replaceAll(/\s|zł|pln/giu, '').replace(',', '.');
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/** The typed value of a fact, checked like on the server; the sentence names the problem. */
export function readCorrection(
  fact: CorrectedFact,
  typed: string,
): { corrections: Corrections } | { error: string } {
  const kind = kindOf(fact);
  const value = kind === 'amount' ? amountOf(typed) : typed;
  if (value === undefined) return { error: NO_AMOUNT };
  const isAccount = kind === 'account' && typeof value === 'string';
  const plain = isAccount ? value.replace(/^PL/i, '').replaceAll(/\s/g, '') : value;
  const parsed = corrections.safeParse({ [fact]: plain });
  if (parsed.success) return { corrections: parsed.data };
  return { error: parsed.error.issues[0]?.message ?? UNREADABLE };
}
