import type { Classification, ResultWarning } from '#shared/domain/analysis-result.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { FactBook } from '#shared/letters/checking/verify-facts.ts';
import { findAccounts, type FoundAccount } from '#shared/letters/figures/accounts.ts';
import { isValidNrb, microAccountOwner } from '#shared/letters/figures/checksums.ts';
import { findIdentifiers } from '#shared/letters/figures/identifiers.ts';
import { takesNoPayments } from '#shared/letters/reading/money/payee-account.ts';
import { type Flow, readableQuote } from '#shared/letters/text/text.ts';

type Obligations = Classification['financial_obligations'];
const CHECK = 'Sprawdź przed zapłatą';

/**
 * The payment account, only if the letter has it. It is valid when its check digits (mod 97) are right; a bank's
 * number that fails its own check is a warning beside it, not an invalid account.
 */
export function verifyAccount(
  { value }: ClassificationAnswer['financial']['bank_account'],
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
  const valid = isValidNrb(account);
  book.note(
    'financial_obligations.bank_account',
    valid && match.bankCodeValid && !match.repaired ? 'confirmed' : 'conflicting',
    accountReason(valid, match),
    quote,
  );
  if (!valid) warnings.push(wrongAccount(quote));
  else if (!match.bankCodeValid) warnings.push(wrongBankCode(quote));
  if (isSomebodyElses(account, book.flow)) warnings.push(notYourMicroAccount(quote));
  return { bank_account: account, bank_account_valid: valid };
}

function accountReason(valid: boolean, { bankCodeValid, repaired }: FoundAccount): string {
  if (!valid) return 'Numer stoi w piśmie, ale cyfry kontrolne się nie zgadzają.';
  if (!bankCodeValid) return 'Numer stoi w piśmie, ale numer banku w nim się nie zgadza.';
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

function wrongBankCode(quote: string): ResultWarning {
  return {
    kind: 'bank_code',
    title: CHECK,
    message:
      'Numer banku w rachunku (cyfry od 3 do 10) się nie zgadza. To może być błąd w piśmie albo w odczycie. Zanim zapłacisz, sprawdź rachunek u nadawcy.',
    quote,
  };
}
