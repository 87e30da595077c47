import type { Duty } from '#shared/letters/answering/duty.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { namedAccounts } from '#shared/letters/reading/money/payees/named-accounts.ts';
import { transferTitle } from '#shared/letters/reading/money/payees/payment-title.ts';

/** Whether the sums of the letter go to more than one account. */
export const hasSeveralAccounts = ({ view, financial }: LetterFacts): boolean => {
  const accounts = namedAccounts(view);
  return (
    accounts.length > 1 && accounts.some(({ value }) => value === financial.bank_account.value)
  );
};

const MOST_TOLD = 4;

/** Which sum goes to which account, in the letter's own words. */
export function accountsDuty(facts: LetterFacts): readonly Duty[] {
  if (!hasSeveralAccounts(facts)) return [];
  const told = namedAccounts(facts.view)
    .slice(0, MOST_TOLD)
    .map(({ quote }) => `„${quote}”`);
  return [
    {
      action: `Nie wpłacaj wszystkiego na jeden rachunek, zanim nie sprawdzisz, co na który wpłacić. Pismo podaje kilka: ${told.join('; ')}`,
      step: 'Sprawdź, co wpłacić na który rachunek',
      priority: 'HIGH',
    },
  ];
}

/** "; w tytule przelewu: „…”": what the letter wants in the title. */
export function titleWords({ view, financial }: LetterFacts): string {
  const account = financial.bank_account.value;
  const title = account === null ? undefined : transferTitle(view, account);
  if (title === undefined) return '';
  return title.isLiteral
    ? `; w tytule przelewu wpisz: „${title.value}”`
    : `; o tytule przelewu pismo mówi: „${title.quote}”`;
}
