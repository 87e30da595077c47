import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { MoneyDirection } from '#shared/domain/events-and-money.ts';

/** How the account of a letter is shown. */
export type AccountLine = { label: string; note: string | null; mayBeCopied: boolean };

/**
 * Whether money goes to the account now or at the reader's choice; also true for results stored before
 * directions existed.
 */
const paying: ReadonlySet<MoneyDirection | undefined> = new Set<MoneyDirection | undefined>([
  'to_pay',
  'conditional',
  undefined,
]);

/** A transfer is offered only when the reader may have to pay, and never for a letter with signs of fraud. */
export function accountLine({
  classification: { financial_obligations: money },
  warnings,
}: Pick<AnalysisResult, 'classification' | 'warnings'>): AccountLine {
  if ((warnings ?? []).some(({ kind }) => kind === 'scam_signs')) {
    return {
      label: 'Rachunek z pisma',
      note: 'Nie wpłacaj na ten rachunek. Numer przyda się, gdy zgłosisz sprawę bankowi albo policji.',
      mayBeCopied: false,
    };
  }
  const isPaying = paying.has(money.direction);
  return {
    label: isPaying ? 'Numer rachunku' : 'Rachunek z pisma',
    note: accountNote(money.bank_account_valid, warnings),
    mayBeCopied: isPaying,
  };
}

function accountNote(
  isValid: boolean | null | undefined,
  warnings: AnalysisResult['warnings'] = [],
): string | null {
  if (isValid === false)
    return 'Ten numer nie ma poprawnej sumy kontrolnej. Sprawdź go przed zapłatą.';
  return warnings.some(({ kind }) => kind === 'bank_code')
    ? 'Numer banku w tym rachunku się nie zgadza. Sprawdź rachunek u nadawcy przed zapłatą.'
    : null;
}
