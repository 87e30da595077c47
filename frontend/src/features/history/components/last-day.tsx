import { useState } from 'react';

import { dayOf, describeDaysLeft, formatPlainDay, isIsoDay } from '#frontend/src/lib/format.ts';

import styles from './history.module.css';

/** Until when a letter wants something, once that is known. */
export function LastDay({ deadline }: { deadline: string | null | undefined }) {
  const [today] = useState(() => dayOf(new Date()));
  if (deadline === null || deadline === undefined || !isIsoDay(deadline)) return null;
  return (
    <p className={styles.lastDay}>
      Termin: <strong>{formatPlainDay(deadline)}</strong>, {describeDaysLeft(today, deadline)}
    </p>
  );
}
