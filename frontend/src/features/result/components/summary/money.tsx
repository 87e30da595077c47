import { CopyButton } from '#frontend/src/components/copy-button.tsx';
import { Disclosure } from '#frontend/src/components/disclosure.tsx';
import { Section } from '#frontend/src/features/result/components/parts/section.tsx';
import { asksForPayment } from '#frontend/src/features/result/model/money-line.ts';
import { accountLine } from '#frontend/src/lib/account-line.ts';
import { formatAccount, formatAmount } from '#frontend/src/lib/format.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';

import { Fact, Facts } from './facts.tsx';
import { KeepNote } from './keep-note.tsx';
import { PaymentCode } from './payment-code.tsx';

import styles from '#frontend/src/features/result/components/parts/lists.module.css';

const MISSING = 'Brak';

type SumProps = { result: AnalysisResult };

function Account({ result }: SumProps) {
  const { bank_account: account } = result.classification.financial_obligations;
  const path = 'financial_obligations.bank_account';
  if (account === null) return <Fact label="Numer rachunku" value={MISSING} path={path} />;
  const { label, note, mayBeCopied } = accountLine(result);
  return (
    <Fact
      label={label}
      value={formatAccount(account)}
      path={path}
      tools={
        mayBeCopied ? (
          <CopyButton text={account.replaceAll(/\s/g, '')} label="Kopiuj rachunek" isShort />
        ) : null
      }
      note={note === null ? null : <p className={styles.wrong}>{note}</p>}
    />
  );
}

/** The letter's own sums with its own words for them, when the analysis lists them. */
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

/** The parts of a payment, ready to be copied into a transfer. */
export function Money({ result }: SumProps) {
  const { financial_obligations: financial } = result.classification;
  if (!financial.has_financial) return null;
  const { payment_title: title } = financial;
  return (
    <Section title="Pieniądze">
      <Facts>
        <Sums result={result} />
        <Account result={result} />
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
