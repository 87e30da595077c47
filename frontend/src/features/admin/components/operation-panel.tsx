import { useQuery } from '@tanstack/react-query';

import { Button } from '#frontend/src/components/button.tsx';
import { Loading } from '#frontend/src/components/loading.tsx';
import { ErrorNotice, Notice } from '#frontend/src/components/notice.tsx';
import { adminFailure } from '#frontend/src/features/admin/api/admin-failure.ts';
import { operationQuery } from '#frontend/src/features/admin/api/admin-queries.ts';
import { adminTexts } from '#frontend/src/features/admin/api/admin-texts.ts';
import { useSwitchAnalyses } from '#frontend/src/features/admin/hooks/use-switch-analyses.ts';
import { formatCount, formatShare } from '#frontend/src/features/admin/model/count.ts';
import { formatInstant } from '#frontend/src/lib/format.ts';
import type { Operation } from '#shared/contracts/operation.ts';

import styles from './admin.module.css';

/** The effect of a pause on users, shown above the button before it is pressed. */
const MEANING = {
  open: 'Wstrzymanie zatrzymuje tylko nowe analizy. Te, które już trwają, dobiegną końca. Kto spróbuje zacząć nową, przeczyta, że analizy są chwilowo wstrzymane i że nic nie zostało naliczone.',
  paused:
    'Nikt nie może teraz zacząć analizy. Próba kończy się zdaniem o chwilowym wstrzymaniu i nic nie jest naliczane.',
} as const;

function AnalysesSwitch({ analyses, changedAt }: Pick<Operation, 'analyses' | 'changedAt'>) {
  const isOpen = analyses === 'open';
  const change = useSwitchAnalyses(isOpen ? 'paused' : 'open');
  return (
    <section className={styles.card} aria-labelledby="analyses">
      <h2 id="analyses">Nowe analizy</h2>
      <Notice
        kind={isOpen ? 'success' : 'warning'}
        title={isOpen ? 'Można je zaczynać' : 'Są wstrzymane'}
      >
        <p>{MEANING[analyses]}</p>
        {changedAt === null ? null : <p>Ostatnia zmiana: {formatInstant(changedAt)}.</p>}
      </Notice>
      <div>
        <Button
          look={isOpen ? 'danger' : 'primary'}
          isBusy={change.isPending}
          onClick={() => change.mutate(undefined)}
        >
          {isOpen ? 'Wstrzymaj nowe analizy' : 'Wznów analizy'}
        </Button>
      </div>
    </section>
  );
}

function TokensToday({ tokensToday, dailyTokens }: Omit<Operation, 'analyses' | 'changedAt'>) {
  return (
    <section className={styles.card} aria-labelledby="tokens">
      <h2 id="tokens">Tokeny modeli dzisiaj</h2>
      <dl className={styles.facts}>
        <dt>Zużyte przez wszystkich</dt>
        <dd>
          {formatCount(tokensToday)} ({formatShare(tokensToday, dailyTokens.stage)})
        </dd>
        <dt>Dzienny pułap dla wszystkich</dt>
        <dd>{formatCount(dailyTokens.stage)}</dd>
        <dt>Dzienny pułap jednej osoby</dt>
        <dd>{formatCount(dailyTokens.user)}</dd>
      </dl>
      <p>
        Powyżej pułapu nie zaczyna się żadna analiza aż do północy. Pułapy ustawia się w
        konfiguracji usługi.
      </p>
    </section>
  );
}

/** Whether analyses may begin, and how much of the day's model tokens is used. */
export function OperationPanel() {
  const { data, error, isFetching, refetch } = useQuery(operationQuery);
  if (error && !isFetching) {
    const message = adminFailure(error, adminTexts.operationFailed);
    return <ErrorNotice message={message} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Loading label="Wczytujemy stan usługi…" />;
  return (
    <>
      <AnalysesSwitch analyses={data.analyses} changedAt={data.changedAt} />
      <TokensToday tokensToday={data.tokensToday} dailyTokens={data.dailyTokens} />
    </>
  );
}
