import { MapPin, UserCheck } from 'lucide-react';

import { Icon } from '#frontend/src/components/icon.tsx';
import { useResult } from '#frontend/src/features/result/components/parts/result-context.ts';
import { asksToCheck } from '#frontend/src/features/result/model/certainty.ts';
import type { EventLine } from '#frontend/src/features/result/model/event-line.ts';

import styles from './event-list.module.css';
import card from './first-card.module.css';

/** Events with day, hour, place and attendance, marked when uncertain. */
export function EventList({ events }: { events: readonly EventLine[] }) {
  const { verification } = useResult();
  return (
    <ul className={styles.list}>
      {events.map(({ fact, title, when, place, attendance, consequence }) => (
        <li key={fact} className={styles.event}>
          <p className={styles.name}>{title}</p>
          {asksToCheck(verification, fact) ? (
            <p className={styles.doubt}>Sprawdź w piśmie dzień, godzinę i miejsce</p>
          ) : null}
          <p className={card.fact}>{when}</p>
          {place === null ? null : (
            <p className={styles.detail}>
              <Icon of={MapPin} size={18} />
              {place}
            </p>
          )}
          {attendance === null ? null : (
            <p className={styles.detail}>
              <Icon of={UserCheck} size={18} />
              Obecność: {attendance}
            </p>
          )}
          {consequence === null ? null : <p className={styles.detail}>{consequence}</p>}
        </li>
      ))}
    </ul>
  );
}
