import { Dialog } from '#frontend/src/components/dialog.tsx';
import type { AdminUser } from '#shared/contracts/admin.ts';

import { GrantForm } from './grant-form.tsx';
import { PackageList } from './package-list.tsx';

import styles from './access-dialog.module.css';

type AccessDialogProps = { user: AdminUser; now: Date; onClose: () => void };

export function AccessDialog({ user, now, onClose }: AccessDialogProps) {
  return (
    <Dialog title="Zarządzaj Dostępem" onClose={onClose}>
      <p className={styles.person}>
        {user.firstName} {user.lastName}, {user.email}
      </p>
      <PackageList user={user} now={now} />
      <GrantForm userId={user.id} />
    </Dialog>
  );
}
