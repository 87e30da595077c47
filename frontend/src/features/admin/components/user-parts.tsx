import { statusLabels, subscriptionStatus } from '#frontend/src/features/admin/model/user-plan.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import { dayOf, formatPlainDay } from '#frontend/src/lib/format.ts';
import type { AdminUser } from '#shared/contracts/admin.ts';

import styles from './admin.module.css';

/** Name over address; administrators are marked. */
export function Person({ user }: { user: AdminUser }) {
  const { firstName, lastName, email, role } = user;
  return (
    <span className={styles.person}>
      <span className={styles.personName}>
        {firstName} {lastName}
      </span>
      <span className={styles.address}>{email}</span>
      {role === 'ADMIN' ? (
        <span className={classes(styles.badge, styles.role)}>Administrator</span>
      ) : null}
    </span>
  );
}

/** Status of the subscription in words and colour. */
export function SubscriptionStatus({ user }: { user: AdminUser }) {
  const status = subscriptionStatus(user);
  if (status === undefined) return <span className={styles.address}>Bez subskrypcji</span>;
  return <span className={classes(styles.badge, styles[status])}>{statusLabels[status]}</span>;
}

/** The day of an ISO instant in Warsaw; it may break before the year. */
export function Day({ of: instant }: { of: string }) {
  const day = formatPlainDay(dayOf(new Date(instant)));
  return <time dateTime={instant}>{day.replace(/\u00a0(?=\d{4}$)/, ' ')}</time>;
}
