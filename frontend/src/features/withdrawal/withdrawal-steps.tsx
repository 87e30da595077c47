import { useState } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { Notice } from '#frontend/src/components/notice.tsx';
import { messageOf } from '#frontend/src/lib/calls/api-error.ts';
import { formatAmount, formatInstant, formatPlainDay } from '#frontend/src/lib/format.ts';
import type { Purchase } from '#shared/contracts/withdrawals.ts';
import { plans } from '#shared/domain/plans.ts';

import { StatementForm } from './statement-form.tsx';
import { type Received, type Statement, useWithdraw, WITHDRAWAL_FAILED } from './use-withdrawal.ts';

import page from '#frontend/src/components/page.module.css';

function Receipt({ at, refundGrosze }: Received) {
  return (
    <Notice kind="success" title="Odstąpienie przyjęte" isUrgent>
      <p>Przyjęliśmy je {formatInstant(at)}. Potwierdzenie wysłaliśmy e-mailem.</p>
      <p>
        {refundGrosze === null
          ? 'Odszukamy umowę i zwrócimy zapłatę najpóźniej w ciągu 14 dni.'
          : `Plan się zakończył. Zwracamy ${formatAmount(refundGrosze / 100)} tą samą drogą, którą przyszła zapłata, najpóźniej w ciągu 14 dni.`}
      </p>
    </Notice>
  );
}

type ConfirmProps = {
  statement: Statement;
  purchase: Purchase | undefined;
  onBack: () => void;
};

/** Second step: the complete statement, and the button that makes it effective (dyrektywa 2011/83, art. 11a). */
function Confirm({ statement, purchase, onBack }: ConfirmProps) {
  const withdrawal = useWithdraw(purchase?.id);
  if (withdrawal.data) return <Receipt {...withdrawal.data} />;
  const { name, email, plan } = statement;
  return (
    <>
      <p>
        Ja, {name}, odstępuję od umowy o plan {plans[plan].label} w Listowniku. Adres e-mail:{' '}
        {email}.
      </p>
      {purchase ? (
        <p className={page.soft}>
          Plan skończy się od razu. Zwrócimy {formatAmount(purchase.refundGrosze / 100)} z{' '}
          {formatAmount(purchase.paidGrosze / 100)}.
        </p>
      ) : null}
      {withdrawal.error ? (
        <Notice kind="error" isUrgent>
          <p>{messageOf(withdrawal.error, WITHDRAWAL_FAILED)}</p>
        </Notice>
      ) : null}
      <div className={page.row}>
        <Button
          look="primary"
          isBusy={withdrawal.isPending}
          onClick={() => withdrawal.mutate(statement)}
        >
          Potwierdź odstąpienie od umowy
        </Button>
        <Button onClick={onBack}>Wróć</Button>
      </div>
    </>
  );
}

type WithdrawalStepsProps = { known: Partial<Statement>; purchase: Purchase | undefined };

/** Withdrawing from a contract in two steps, signed in or not. */
export function WithdrawalSteps({ known, purchase }: WithdrawalStepsProps) {
  const [statement, setStatement] = useState<Statement>();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section className={page.card}>
      {statement && isConfirming ? (
        <Confirm statement={statement} purchase={purchase} onBack={() => setConfirming(false)} />
      ) : (
        <>
          {purchase ? (
            <p>
              Plan {plans[purchase.plan].label} kupiony {formatInstant(purchase.boughtAt)}. Odstąpić
              możesz do {formatPlainDay(purchase.withdrawUntil)}.
            </p>
          ) : null}
          <StatementForm
            known={{ ...known, ...(purchase ? { plan: purchase.plan } : {}), ...statement }}
            isFound={purchase !== undefined}
            onStated={(stated) => {
              setStatement(stated);
              setConfirming(true);
            }}
          />
        </>
      )}
    </section>
  );
}
