import { useQuery } from '@tanstack/react-query';

import { ErrorNotice } from '#frontend/src/components/notice.tsx';
import { adminFailure } from '#frontend/src/features/admin/api/admin-failure.ts';
import { statsQuery } from '#frontend/src/features/admin/api/admin-queries.ts';
import { adminTexts } from '#frontend/src/features/admin/api/admin-texts.ts';
import { formatCount } from '#frontend/src/features/admin/model/count.ts';
import type { Stats } from '#shared/contracts/admin.ts';

import styles from './admin.module.css';

const cards = [
  { key: 'totalUsers', name: 'Wszyscy użytkownicy' },
  { key: 'activeSubscriptions', name: 'Aktywne subskrypcje' },
  { key: 'analysesToday', name: 'Analizy dzisiaj' },
  { key: 'analysesThisMonth', name: 'Analizy w tym miesiącu' },
] as const satisfies readonly { key: keyof Stats; name: string }[];

/** The four figures; placeholders keep their space while they load. */
export function StatCards() {
  const { data, error, isFetching, refetch } = useQuery(statsQuery);
  if (error && !isFetching) {
    const message = adminFailure(error, adminTexts.statsFailed);
    return <ErrorNotice message={message} onRetry={() => void refetch()} />;
  }
  return (
    <dl className={styles.stats} aria-busy={data === undefined}>
      {cards.map(({ key, name }) => (
        <div key={key} className={styles.stat}>
          <dt className={styles.statName}>{name}</dt>
          <dd className={styles.statValue}>
            {data === undefined ? (
              <span className={styles.waiting}>–</span>
            ) : (
              formatCount(data[key])
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
