import { quotaText } from '#frontend/src/features/session/plan-label.ts';
import type { Usage } from '#shared/contracts/me.ts';
import { planLabel } from '#shared/domain/plan-label.ts';

import styles from './plan-status.module.css';

/** Plan badge and remaining/quota. Empty while the usage is loading. */
export function PlanStatus({ usage }: { usage: Usage | null | undefined }) {
  if (usage === undefined) return null;
  return (
    <p className={styles.status}>
      <span className={styles.plan}>{planLabel(usage)}</span>
      {usage === null ? null : (
        <span className={styles.quota} title="Pozostałe analizy">
          <span className="visually-hidden">Pozostałe analizy: </span>
          {quotaText(usage)}
        </span>
      )}
    </p>
  );
}
