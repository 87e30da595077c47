import { useRef } from 'react';

import { Button } from '#frontend/src/components/button.tsx';
import { useRevoke } from '#frontend/src/features/admin/hooks/use-user-acts.ts';
import {
  canRevoke,
  isExpired,
  type UserPackage,
} from '#frontend/src/features/admin/model/user-plan.ts';
import { classes } from '#frontend/src/lib/class-names.ts';
import type { AdminUser } from '#shared/contracts/admin.ts';
import type { PackageSource } from '#shared/contracts/me.ts';

import { Day } from './user-parts.tsx';

import styles from './access-dialog.module.css';

const sourceLabels: Record<PackageSource, string> = {
  trial: 'Okres próbny',
  subscription: 'Subskrypcja',
  admin_grant: 'Przydział administratora',
};

function PackageEnd({ usage: { windowEnd }, hasEnded }: { usage: UserPackage; hasEnded: boolean }) {
  if (windowEnd === null) return 'bezterminowo';
  return (
    <>
      {hasEnded ? 'do' : 'ważny do'} <Day of={windowEnd} />
    </>
  );
}

type PackageRowProps = { usage: UserPackage; now: Date; onRevoke: () => void; isBusy: boolean };

function PackageRow({ usage, now, onRevoke, isBusy }: PackageRowProps) {
  const { source, used, quota } = usage;
  const hasEnded = isExpired(usage, now);
  return (
    <li className={classes(styles.package, hasEnded && styles.expired)}>
      <div className={styles.about}>
        <p className={styles.source}>
          {sourceLabels[source]}
          {hasEnded ? <span className={styles.mark}>Wygasło</span> : null}
        </p>
        <p className={styles.details}>
          Wykorzystano {used}/{quota}, <PackageEnd usage={usage} hasEnded={hasEnded} />
        </p>
      </div>
      {canRevoke(usage, now) ? (
        <Button look="quiet" size="small" isBusy={isBusy} onClick={onRevoke}>
          Cofnij<span className="visually-hidden"> przydział {quota} analiz</span>
        </Button>
      ) : null}
    </li>
  );
}

/** All packages of a user, the newest first; a current grant can be revoked. */
export function PackageList({ user, now }: { user: AdminUser; now: Date }) {
  const list = useRef<HTMLElement>(null);
  // The pressed button disappears with its package.
  const revoking = useRevoke(() => list.current?.focus());
  return (
    <section ref={list} className={styles.section} tabIndex={-1} aria-label="Pakiety analiz">
      <h3>Pakiety analiz</h3>
      {user.usages.length === 0 ? (
        <p className={styles.none}>Ten użytkownik nie ma jeszcze żadnego pakietu.</p>
      ) : null}
      <ul className={styles.packages}>
        {user.usages.map((usage) => (
          <PackageRow
            key={usage.id}
            usage={usage}
            now={now}
            isBusy={revoking.isPending && revoking.variables === usage.id}
            onRevoke={() => {
              if (confirm('Czy na pewno chcesz cofnąć ten przydział analiz?')) {
                revoking.mutate(usage.id);
              }
            }}
          />
        ))}
      </ul>
    </section>
  );
}
