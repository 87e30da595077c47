import { MapPin, UserCheck } from 'lucide-react';

import { Icon } from '#frontend/src/components/icon.tsx';
import type { EventLine } from '#frontend/src/features/result/model/event-line.ts';

import styles from './event-list.module.css';
import card from './first-card.module.css';

/** What happens on a day: when, where and whether one has to be there. */
export function EventList({ events }: { events: readonly EventLine[] }) {
  return (
    <ul className={styles.list}>
      {events.map(({ name, what, when, place, attendance, consequence }) => (
        <li key={`${when}${what}`} className={styles.event}>
          <p className={styles.name}>
            {name}
            {what === '' || what === name ? null : `: ${what}`}
          </p>
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
