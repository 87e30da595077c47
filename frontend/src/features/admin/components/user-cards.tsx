import { remainingOf, userPlanLabel } from '#frontend/src/features/admin/model/user-plan.ts';

import { RowMenu } from './row-menu.tsx';
import { Day, Person, SubscriptionStatus } from './user-parts.tsx';
import type { UserRowsProps } from './user-table.tsx';

import styles from './admin.module.css';

/** The table on a small screen. */
export function UserCards({ users, now, onAct }: UserRowsProps) {
  return (
    <ul className={styles.cards} aria-label="Użytkownicy">
      {users.map((user) => (
        <li key={user.id} className={styles.card}>
          <div className={styles.cardHead}>
            <Person user={user} />
            <RowMenu user={user} onAct={onAct} />
          </div>
          <dl className={styles.facts}>
            <dt>Data rejestracji</dt>
            <dd>
              <Day of={user.createdAt} />
            </dd>
            <dt>Plan</dt>
            <dd>{userPlanLabel(user, now)}</dd>
            <dt>Status</dt>
            <dd>
              <SubscriptionStatus user={user} />
            </dd>
            <dt>Pozostałe analizy</dt>
            <dd>{remainingOf(user, now)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
