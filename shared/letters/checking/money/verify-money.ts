import type { Classification, ResultWarning } from '#shared/domain/analysis-result.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { FactBook } from '#shared/letters/checking/verify-facts.ts';
import {
  findAmounts,
  findNegativeAmounts,
  type FoundAmount,
} from '#shared/letters/figures/amounts.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { looksLikeScam } from '#shared/letters/reading/scam/scam.ts';
import { readableQuote } from '#shared/letters/text/text.ts';

import { sumWarnings, wordWarnings } from './amounts-agree.ts';
import { verifyAccount } from './verify-account.ts';

type Obligations = Classification['financial_obligations'];
type Financial = ClassificationAnswer['financial'];

const sums = {
  main_amount: 'kwota główna',
  interest: 'odsetki',
  costs: 'koszty',
  total_amount: 'kwota razem',
} as const;
type Sum = keyof typeof sums;

/**
 * Amounts (złote) and the payment account: what the letter does not contain is dropped and reported. When the
 * letter looks like a fraud, its money is disputed and no account is kept.
 */
export function verifyMoney(answered: Financial, book: FactBook) {
  const isDoubtful = looksLikeScam(viewLetter(book.letter));
  const financial = isDoubtful ? withoutPayee(answered) : answered;
  const warnings: ResultWarning[] = [];
  const found = findAmounts(book.flow);
  const written = [...found, ...findNegativeAmounts(book.flow)];
  const amount = (sum: Sum) => verifyAmount(sum, financial[sum].value, written, book, warnings);
  const obligations: Obligations = {
    has_financial: financial.has_financial,
    main_amount: amount('main_amount'),
    interest: amount('interest'),
    costs: amount('costs'),
    total_amount: amount('total_amount'),
    currency: financial.currency,
    payment_title: financial.payment_title.value,
    ...verifyAccount(financial.bank_account, book, warnings),
    rows: verifiedRows(financial.rows, found, book),
    direction: financial.direction,
  };
  if (financial.payment_title.value !== null) {
    book.quoted('financial_obligations.payment_title', financial.payment_title.value);
  }
  warnings.push(...sumWarnings(obligations, found), ...wordWarnings(book.flow.source, found));
  return { obligations, warnings };
}

/** Nobody should pay because of a letter with signs of fraud; its account is shown for a report to the police. */
const withoutPayee = (financial: Financial): Financial => ({
  ...financial,
  payment_title: { value: null, quote: null },
  direction: financial.has_financial ? 'disputed' : 'none',
});

/** The rows whose sum is in the letter, with the letter's own words; the others are omitted. */
function verifiedRows(
  rows: Financial['rows'],
  found: readonly FoundAmount[],
  book: FactBook,
): Financial['rows'] {
  return rows
    .filter(({ amount, currency }) =>
      found.some((one) => one.grosze === Math.round(amount * 100) && one.currency === currency),
    )
    .map((row) => ({ ...row, quote: book.quote(row.quote) }));
}

function verifyAmount(
  sum: Sum,
  value: number | null,
  found: readonly FoundAmount[],
  book: FactBook,
  warnings: ResultWarning[],
): number | null {
  if (value === null) return null;
  const grosze = Math.round(value * 100);
  const match = found.find((one) => one.grosze === grosze);
  if (match === undefined) {
    warnings.push({
      kind: 'amount_not_in_letter',
      title: 'Sprawdź przed zapłatą',
      message: `Analiza podała kwotę (${sums[sum]}), której nie ma w piśmie. Pominęliśmy ją. Kwotę przepisz z pisma.`,
      quote: null,
    });
    return null;
  }
  const quote = readableQuote(book.flow.source, match.span);
  book.note(`financial_obligations.${sum}`, 'confirmed', 'Taka kwota stoi w piśmie.', quote);
  return grosze / 100;
}
