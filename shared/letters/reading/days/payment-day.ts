import type { Term } from '#shared/domain/term.ts';
import { PAYMENT } from '#shared/letters/reading/clauses/term-purpose.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { accountsIn } from '#shared/letters/reading/money/payees/account-places.ts';

import { askedSums, dayOfSum, sumsIn, sumsInRow } from './days-of-sums.ts';
import { clauseOfTerm } from './term-place.ts';

/** What the letter wants paid: its sums in grosze and the account. */
type Payment = { sums: readonly number[]; account: string | null };
type Money = LetterFacts['financial'];

/**
 * The terms with the day of this payment before days of other payments. A day beside another sum or
 * another account ("wpłaty za grudzień na dotychczasowy rachunek … do 31 grudnia") belongs to that one; it
 * moves back only when the letter names the day of this payment.
 */
export function ownPaymentDayFirst(view: LetterView, terms: readonly Term[], money: Money): Term[] {
  if (money.direction !== 'to_pay') return [...terms];
  const sums = askedSums(money);
  const payment = { sums, account: money.bank_account.value };
  const first = terms.find(({ kind, what }) => kind === 'date' && what.startsWith(PAYMENT));
  if (first === undefined) return [...terms];
  if (!isOfAnother(view, first, payment)) return daySaidFirst(view, terms, first, sums);
  const own = terms.find(
    (term) => term.kind === 'date' && term !== first && isOwn(view, term, payment),
  );
  if (own === undefined) return [...terms];
  const named: Term = { ...own, what: PAYMENT };
  return movedBefore(first, terms, own, named);
}

const answersWhen = /^do kiedy/i;

/** The terms with one of them, under this name, right before another. */
const movedBefore = (first: Term, terms: readonly Term[], own: Term, named = own): Term[] =>
  terms.filter((term) => term !== own).flatMap((term) => (term === first ? [named, term] : [term]));

/**
 * "Terminy wpłat: do 15 września, do 15 grudnia. Pierwsza wpłata do 15 grudnia w kwocie 324,00 zł": the only day that is
 * told with the sum comes first.
 */
function daySaidFirst(
  view: LetterView,
  terms: readonly Term[],
  first: Term,
  sums: readonly number[],
): Term[] {
  const paid = terms.filter(({ kind, what }) => kind === 'date' && what === PAYMENT);
  if (paid.length < 2 || first.what !== PAYMENT) return [...terms];
  const [own, another] = paid.filter((term) => dayOfSum(view, term, sums) === 'own');
  if (own === undefined || another !== undefined || own === first) return [...terms];
  return movedBefore(first, terms, own);
}

function isOwn(view: LetterView, term: Term, payment: Payment): boolean {
  if (isOfAnother(view, term, payment)) return false;
  return answersWhen.test(term.quote ?? '') || sumsBeside(view, term).length > 0;
}

function isOfAnother(view: LetterView, term: Term, { sums, account }: Payment): boolean {
  const accounts = accountsBeside(view, term);
  if (account !== null && accounts.length > 0) return !accounts.includes(account);
  const beside = sumsBeside(view, term);
  return answeredWhen(view) && beside.length > 0 && !beside.some((sum) => sums.includes(sum));
}

/** Only a letter that answers "Do kiedy?" names the day apart from its sum. */
const answeredWhen = (view: LetterView) => /\bdo kiedy ?\?/.test(view.spaced);

function accountsBeside(view: LetterView, term: Term): string[] {
  const place = clauseOfTerm(view, term)?.span;
  if (place === undefined) return [];
  return accountsIn(view)
    .filter(({ start }) => start >= place.start && start < place.end)
    .map(({ value }) => value);
}

function sumsBeside(view: LetterView, term: Term): number[] {
  const place = clauseOfTerm(view, term)?.span;
  return place === undefined ? sumsInRow(term) : sumsIn(view, place);
}
