import { CopyButton } from '#frontend/src/components/copy-button.tsx';
import { Section } from '#frontend/src/features/result/components/parts/section.tsx';
import { formatAccount, formatAmount } from '#frontend/src/lib/format.ts';
import type { AnalysisResult, Classification } from '#shared/domain/analysis-result.ts';

import { Fact, Facts } from './facts.tsx';
import { KeepNote } from './keep-note.tsx';
import { PaymentCode } from './payment-code.tsx';

import styles from '#frontend/src/features/result/components/parts/lists.module.css';

const MISSING = 'Brak';
type Financial = Classification['financial_obligations'];

function Account({ financial }: { financial: Financial }) {
  const { bank_account: account, bank_account_valid: isValid } = financial;
  if (account === null) {
    return (
      <Fact label="Numer rachunku" value={MISSING} path="financial_obligations.bank_account" />
    );
  }
  return (
    <Fact
      label="Numer rachunku"
      value={formatAccount(account)}
      path="financial_obligations.bank_account"
      tools={
        <>
          {isValid === false ? (
            <p className={styles.wrong}>
              Ten numer nie ma poprawnej sumy kontrolnej. Sprawdź go przed zapłatą.
            </p>
          ) : null}
          <div>
            <CopyButton text={account.replaceAll(/\s/g, '')} label="Kopiuj rachunek" />
          </div>
        </>
      }
    />
  );
}

/** What is owed, piece by piece, ready to be copied into a transfer. */
export function Money({ result }: { result: AnalysisResult }) {
  const { financial_obligations: financial } = result.classification;
  if (!financial.has_financial) return null;
  const { currency, total_amount: total, payment_title: title } = financial;
  const path = (name: string) => `financial_obligations.${name}`;
  const sum = (value: number | null) => formatAmount(value, currency);
  return (
    <Section title="Pieniądze">
      <Facts>
        <Fact label="Kwota główna" value={sum(financial.main_amount)} path={path('main_amount')} />
        <Fact label="Odsetki" value={sum(financial.interest)} path={path('interest')} />
        <Fact label="Koszty" value={sum(financial.costs)} path={path('costs')} />
        <Fact
          label="Razem"
          value={sum(total)}
          path={path('total_amount')}
          isStrong
          tools={
            total === null ? null : (
              <div>
                <CopyButton text={total.toFixed(2).replace('.', ',')} label="Kopiuj kwotę" />
              </div>
            )
          }
        />
        <Account financial={financial} />
        <Fact
          label="Tytuł przelewu"
          value={title ?? MISSING}
          path={path('payment_title')}
          tools={
            title === null ? null : (
              <div>
                <CopyButton text={title} label="Kopiuj tytuł" />
              </div>
            )
          }
        />
      </Facts>
      <KeepNote />
      <PaymentCode result={result} />
    </Section>
  );
}
