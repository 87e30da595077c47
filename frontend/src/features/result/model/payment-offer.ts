import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { Corrections } from '#shared/domain/review.ts';
import { type NoPaymentCode, paymentCode } from '#shared/letters/figures/payment-qr.ts';

import { asksToCheck } from './certainty.ts';
import { findEvidence } from './evidence.ts';
import { asksForPayment } from './money-line.ts';

/** A transfer code with its content, or why there is none. */
export type PaymentOffer =
  { code: string; payee: string; zlote: number; title: string } | { refused: string };

const reasons = {
  account_fails:
    'Nie pokazujemy kodu QR, bo numer rachunku nie przechodzi kontroli. Sprawdź go w piśmie i u nadawcy.',
  warnings_stand:
    'Nie pokazujemy kodu QR, bo to pismo ma ostrzeżenia na górze strony. Najpierw sprawdź nadawcę i rachunek.',
  amount_out_of_range: 'Kod QR mieści kwoty od 0,01 zł do 9 999,99 zł. Przepisz dane przelewu.',
  tax_transfer:
    'To mikrorachunek podatkowy. Przelew podatkowy wymaga symbolu formularza i okresu, których kod QR nie przenosi.',
} as const satisfies Record<NoPaymentCode, string>;
const UNCONFIRMED =
  'Nie pokazujemy kodu QR, bo rachunek albo kwota nie są potwierdzone w piśmie. Sprawdź je przed zapłatą.';
const INCOMPLETE = 'Nie pokazujemy kodu QR, bo nie znamy odbiorcy albo kwoty.';

/**
 * The transfer code for the sum that the letter asks for (ZBP "Standard 2D"); undefined when the money is not
 * known to go from the reader, there is no account to pay to, or the currency is not the złoty. Only facts
 * confirmed in the letter and not to be checked there, or corrected by the reader, go into a code.
 */
export function paymentOffer(
  { classification, verification, warnings = [] }: AnalysisResult,
  corrections: Corrections,
): PaymentOffer | undefined {
  const { financial_obligations: money } = classification;
  const { bank_account: account, currency } = money;
  if (!asksForPayment(classification) || account === null) return undefined;
  if (currency !== null && currency !== 'PLN') return undefined;
  const amountName = money.total_amount === null ? 'main_amount' : 'total_amount';
  const zlote = money[amountName];
  const payee = classification.sender_identification.name;
  const title = money.payment_title ?? classification.case_details.reference_number ?? 'Zapłata';
  if (zlote === null || payee === null) return { refused: INCOMPLETE };
  const isCertain = (name: 'bank_account' | 'main_amount' | 'total_amount') => {
    const fact = `financial_obligations.${name}` as const;
    if (corrections[fact] !== undefined) return true;
    return (
      findEvidence(verification, fact)?.status === 'confirmed' && !asksToCheck(verification, fact)
    );
  };
  const order = {
    nip: null,
    account: account.replaceAll(/\s/g, ''),
    grosze: Math.round(zlote * 100),
    payee,
    title,
  };
  const made = paymentCode(order, warnings);
  if ('refused' in made) return { refused: reasons[made.refused] };
  if (!isCertain('bank_account') || !isCertain(amountName)) return { refused: UNCONFIRMED };
  return { code: made.code, payee, zlote, title };
}
