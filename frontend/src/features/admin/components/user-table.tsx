import { remainingOf, userPlanLabel } from '#frontend/src/features/admin/model/user-plan.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import type { AdminUser } from '#shared/contracts/admin.ts';

import { type OnAct, RowMenu } from './row-menu.tsx';
import { Day, Person, SubscriptionStatus } from './user-parts.tsx';

import styles from './admin.module.css';
import shared from '#frontend/src/components/table.module.css';

export type UserRowsProps = { users: readonly AdminUser[]; now: Date; onAct: OnAct };

export function UserTable({ users, now, onAct }: UserRowsProps) {
  return (
    <table className={classes(shared.table, styles.table)}>
      <caption className="visually-hidden">Użytkownicy</caption>
      <thead>
        <tr>
          <th scope="col">Użytkownik</th>
          <th scope="col">Data rejestracji</th>
          <th scope="col">Plan</th>
          <th scope="col">Status</th>
          <th scope="col" className={styles.number}>
            Pozostałe analizy
          </th>
          <th scope="col" className={styles.last}>
            <span className="visually-hidden">Akcje</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row">
              <Person user={user} />
            </th>
            <td>
              <Day of={user.createdAt} />
            </td>
            <td>{userPlanLabel(user, now)}</td>
            <td>
              <SubscriptionStatus user={user} />
            </td>
            <td className={styles.number}>{remainingOf(user, now)}</td>
            <td className={styles.last}>
              <RowMenu user={user} onAct={onAct} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
