import { useState } from 'react';
import { Link } from 'react-router';

import { paths } from '#frontend/src/config/paths.ts';
import { titleOf } from '#frontend/src/features/history/model/letter-cases.ts';
import { dayOf, describeDaysLeft, formatDay, keepTogether } from '#frontend/src/lib/format.ts';
import type { HistoryRow } from '#shared/contracts/history.ts';

import styles from './upcoming.module.css';

/** What is due next, before the whole list. */
export function Upcoming({ rows }: { rows: readonly HistoryRow[] }) {
  const [today] = useState(() => dayOf(new Date()));
  if (rows.length === 0) return null;
  return (
    <section className={styles.upcoming} aria-labelledby="upcoming">
      <h2 id="upcoming" className={styles.heading}>
        Najbliższe terminy
      </h2>
      <ol className={styles.list}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.item}>
            <Link className={styles.link} to={`${paths.history}/${row.id}`}>
              <span className={styles.day}>
                {index === 0 ? <mark>{formatDay(row.deadline)}</mark> : formatDay(row.deadline)}
              </span>
              <span className={styles.title}>{keepTogether(titleOf(row))}</span>
              <span className={styles.left}>{describeDaysLeft(today, row.deadline ?? today)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
