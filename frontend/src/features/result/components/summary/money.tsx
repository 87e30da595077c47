import { CopyButton } from '#frontend/src/components/copy-button.tsx';
import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { Section } from '#frontend/src/features/result/components/parts/section.tsx';
import { asksForPayment } from '#frontend/src/features/result/model/money-line.ts';
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
      tools={<CopyButton text={account.replaceAll(/\s/g, '')} label="Kopiuj rachunek" isShort />}
      note={
        isValid === false ? (
          <p className={styles.wrong}>
            Ten numer nie ma poprawnej sumy kontrolnej. Sprawdź go przed zapłatą.
          </p>
        ) : null
      }
    />
  );
}

type SumProps = { result: AnalysisResult };

/** The letter's own sums with its own words for them, where the analysis lists them. */
function Rows({ result }: SumProps) {
  const { rows = [] } = result.classification.financial_obligations;
  if (rows.length === 0) return null;
  return (
    <Disclosure summary="Wszystkie kwoty z pisma" look="quiet">
      <ul className={styles.rows}>
        {rows.map(({ label, amount, currency }, index) => (
          <li key={index} className={styles.row}>
            <span>{label}</span>
            <span className={styles.sum}>{formatAmount(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Sums({ result }: SumProps) {
  const { financial_obligations: financial } = result.classification;
  const { currency, total_amount: total } = financial;
  const path = (name: string) => `financial_obligations.${name}`;
  const sum = (value: number | null) => formatAmount(value, currency);
  return (
    <>
      <Fact
        label="Kwota główna"
        value={sum(financial.main_amount)}
        path={path('main_amount')}
        isShort
      />
      <Fact label="Odsetki" value={sum(financial.interest)} path={path('interest')} isShort />
      <Fact label="Koszty" value={sum(financial.costs)} path={path('costs')} isShort />
      <Fact
        label="Razem"
        value={sum(total)}
        path={path('total_amount')}
        isStrong
        tools={
          total === null || !asksForPayment(result.classification) ? null : (
            <CopyButton text={total.toFixed(2).replace('.', ',')} label="Kopiuj kwotę" isShort />
          )
        }
      />
    </>
  );
}

/** What is owed, piece by piece, ready to be copied into a transfer. */
export function Money({ result }: SumProps) {
  const { financial_obligations: financial } = result.classification;
  if (!financial.has_financial) return null;
  const { payment_title: title } = financial;
  return (
    <Section title="Pieniądze">
      <Facts>
        <Sums result={result} />
        <Account financial={financial} />
        <Fact
          label="Tytuł przelewu"
          value={title ?? MISSING}
          path="financial_obligations.payment_title"
          tools={title === null ? null : <CopyButton text={title} label="Kopiuj tytuł" isShort />}
        />
      </Facts>
      <Rows result={result} />
      <KeepNote />
      <PaymentCode result={result} />
    </Section>
  );
}
