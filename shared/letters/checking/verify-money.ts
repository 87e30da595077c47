import type { Classification, ResultWarning } from '#shared/domain/analysis-result.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import { findAccounts, type FoundAccount } from '#shared/letters/figures/accounts.ts';
import { findAmounts, type FoundAmount } from '#shared/letters/figures/amounts.ts';
import { isValidNrb, microAccountOwner } from '#shared/letters/figures/checksums.ts';
import { findIdentifiers } from '#shared/letters/figures/identifiers.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { takesNoPayments } from '#shared/letters/reading/money/payee-account.ts';
import { looksLikeScam } from '#shared/letters/reading/scam/scam.ts';
import { type Flow, readableQuote } from '#shared/letters/text/text.ts';

import { sumWarnings, wordWarnings } from './amounts-agree.ts';
import type { FactBook } from './verify-facts.ts';

type Obligations = Classification['financial_obligations'];
type Financial = ClassificationAnswer['financial'];
const CHECK = 'Sprawdź przed zapłatą';

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
  const amount = (sum: Sum) => verifyAmount(sum, financial[sum].value, found, book, warnings);
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
      title: CHECK,
      message: `Analiza podała kwotę (${sums[sum]}), której nie ma w piśmie. Pominęliśmy ją. Kwotę przepisz z pisma.`,
      quote: null,
    });
    return null;
  }
  const quote = readableQuote(book.flow.source, match.span);
  book.note(`financial_obligations.${sum}`, 'confirmed', 'Taka kwota stoi w piśmie.', quote);
  return grosze / 100;
}

function verifyAccount(
  { value }: Financial['bank_account'],
  book: FactBook,
  warnings: ResultWarning[],
): Pick<Obligations, 'bank_account' | 'bank_account_valid'> {
  const none = { bank_account: null, bank_account_valid: null };
  if (value === null) return none;
  const account = value.replace(/[\s-]/g, '').replace(/^PL/i, '');
  const places = findAccounts(book.flow).filter((one) => one.account === account);
  const [match] = places;
  if (match?.country !== 'PL') {
    if (match === undefined) warnings.push(accountNotInLetter);
    return none; // a foreign account has its own warning
  }
  const quote = readableQuote(book.flow.source, match.span);
  if (places.every(({ label }) => takesNoPayments(label))) {
    warnings.push(notForPayments(quote));
    return none;
  }
  const valid = isValidNrb(account) && match.bankCodeValid;
  book.note(
    'financial_obligations.bank_account',
    valid && !match.repaired ? 'confirmed' : 'conflicting',
    accountReason(valid, match),
    quote,
  );
  if (!valid) warnings.push(wrongAccount(quote));
  if (isSomebodyElses(account, book.flow)) warnings.push(notYourMicroAccount(quote));
  return { bank_account: account, bank_account_valid: valid };
}

function accountReason(valid: boolean, { repaired }: FoundAccount): string {
  if (!valid) return 'Numer stoi w piśmie, ale cyfry kontrolne się nie zgadzają.';
  return repaired
    ? 'Poprawiliśmy znaki źle odczytane z obrazu. Porównaj numer z pismem.'
    : 'Taki numer stoi w piśmie, a cyfry kontrolne się zgadzają.';
}

/** A tax micro-account carries its owner's PESEL or NIP; the letter names the owner. */
function isSomebodyElses(account: string, flow: Flow): boolean {
  const owner = microAccountOwner(account);
  if (owner === undefined) return false;
  const kind = owner.kind === 'PESEL' ? 'pesel' : 'nip';
  const named = findIdentifiers(flow).filter((one) => one.kind === kind);
  return named.length > 0 && !named.some(({ value }) => value === owner.id);
}

const accountNotInLetter: ResultWarning = {
  kind: 'account_not_in_letter',
  title: CHECK,
  message:
    'Analiza podała numer rachunku, którego nie ma w treści pisma. Pominęliśmy go. Numer potwierdź u nadawcy, dzwoniąc pod numer z jego oficjalnej strony.',
  quote: null,
};

function notForPayments(quote: string): ResultWarning {
  return {
    kind: 'account_not_in_letter',
    title: CHECK,
    message:
      'Pismo wymienia ten rachunek, ale nie jako rachunek do wpłaty (na przykład zajęty albo nieaktualny). Pominęliśmy go. Numer do wpłaty przepisz z pisma.',
    quote,
  };
}

function wrongAccount(quote: string): ResultWarning {
  return {
    kind: 'account_checksum',
    title: CHECK,
    message:
      'Cyfry kontrolne numeru rachunku się nie zgadzają. To może być błąd w piśmie albo w odczycie. Porównaj numer z pismem i potwierdź go u nadawcy.',
    quote,
  };
}

function notYourMicroAccount(quote: string): ResultWarning {
  return {
    kind: 'micro_account_not_yours',
    title: CHECK,
    message:
      'To mikrorachunek podatkowy innej osoby niż ta z pisma. Swój mikrorachunek sprawdzisz w generatorze na stronie podatki.gov.pl.',
    quote,
  };
}
