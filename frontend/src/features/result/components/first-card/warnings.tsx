import { Notice } from '#frontend/src/components/notice.tsx';
import type { ResultWarning } from '#shared/domain/analysis-result.ts';

import styles from './warnings.module.css';

/** What to look at before paying or sending a reply; never "this is a fraud". */
export function Warnings({ warnings }: { warnings: readonly ResultWarning[] | undefined }) {
  if (!warnings || warnings.length === 0) return null;
  return (
    <section className={styles.list} aria-label="Ostrzeżenia">
      {warnings.map(({ kind, title, message, quote }) => (
        <Notice key={`${kind}${message}`} kind="warning" title={title}>
          <p>{message}</p>
          {quote === null ? null : <blockquote className={styles.quote}>„{quote}”</blockquote>}
        </Notice>
      ))}
    </section>
  );
}
