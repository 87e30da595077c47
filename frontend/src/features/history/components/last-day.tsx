import { useState } from 'react';

import { DoneBadge } from '#frontend/src/components/done-badge.tsx';
import { lastDone } from '#frontend/src/lib/done-words.ts';
import { dayOf, describeDaysLeft, formatPlainDay, isIsoDay } from '#frontend/src/lib/format.ts';
import type { HistoryRow } from '#shared/contracts/history.ts';

import styles from './history.module.css';

/** What is done with a letter, or its last day, when that is known. */
export function LastDay({ row: { deadline, done } }: { row: HistoryRow }) {
  const [today] = useState(() => dayOf(new Date()));
  const past = lastDone(done);
  if (past) {
    return (
      <p className={styles.lastDay}>
        <DoneBadge words={past.words} />
      </p>
    );
  }
  if (deadline === null || deadline === undefined || !isIsoDay(deadline)) return null;
  return (
    <p className={styles.lastDay}>
      Termin: <strong>{formatPlainDay(deadline)}</strong>, {describeDaysLeft(today, deadline)}
    </p>
  );
}
