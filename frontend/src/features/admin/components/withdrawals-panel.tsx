import { useQuery } from '@tanstack/react-query';

import { Button } from '#frontend/src/components/button.tsx';
import { Loading } from '#frontend/src/components/loading.tsx';
import { ErrorNotice } from '#frontend/src/components/notice.tsx';
import { adminFailure } from '#frontend/src/features/admin/api/admin-failure.ts';
import { withdrawalsQuery } from '#frontend/src/features/admin/api/admin-queries.ts';
import { adminTexts } from '#frontend/src/features/admin/api/admin-texts.ts';
import { useAdminAct } from '#frontend/src/features/admin/hooks/use-admin-act.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { formatAmount, formatInstant } from '#frontend/src/lib/format.ts';
import { closeWithdrawal, type Withdrawal } from '#shared/contracts/withdrawals.ts';
import { plans } from '#shared/domain/plans.ts';

import styles from './admin.module.css';

/** The state of a withdrawal; one without a sign-in waits for an administrator. */
function stateOf({ state, refundGrosze }: Withdrawal): string {
  if (state === 'closed') return 'załatwione';
  if (refundGrosze === null) return 'czeka na Ciebie';
  const money = formatAmount(refundGrosze / 100);
  return state === 'refunded' ? `zwrócono ${money}` : `zwracamy ${money}`;
}

function Close({ id }: { id: string }) {
  const close = useAdminAct({
    run: () => call(closeWithdrawal, { params: { id }, fallback: adminTexts.closeFailed }),
    done: adminTexts.closed,
    failed: adminTexts.closeFailed,
  });
  return (
    <div>
      <Button size="small" isBusy={close.isPending} onClick={() => close.mutate(undefined)}>
        Oznacz jako załatwione
      </Button>
    </div>
  );
}

/** Everybody's withdrawals, newest first. */
export function WithdrawalsPanel() {
  const { data, error, isFetching, refetch } = useQuery(withdrawalsQuery);
  if (error && !isFetching) {
    const message = adminFailure(error, adminTexts.withdrawalsFailed);
    return <ErrorNotice message={message} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Loading label="Wczytujemy odstąpienia…" />;
  if (data.length === 0) return <p>Nikt nie odstąpił od umowy.</p>;
  return data.map((given) => (
    <section key={`${given.at} ${given.id}`} className={styles.card}>
      <h2>{given.name}</h2>
      <dl className={styles.facts}>
        <dt>Adres e-mail</dt>
        <dd>{given.email}</dd>
        <dt>Plan</dt>
        <dd>{plans[given.plan].label}</dd>
        <dt>Przyjęte</dt>
        <dd>{formatInstant(given.at)}</dd>
        <dt>Stan</dt>
        <dd>{stateOf(given)}</dd>
      </dl>
      {given.state === 'received' && given.refundGrosze === null ? <Close id={given.id} /> : null}
    </section>
  ));
}
