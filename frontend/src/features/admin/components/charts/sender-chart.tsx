import { barLength } from '#frontend/src/features/admin/model/bars.ts';
import { formatCount } from '#frontend/src/features/admin/model/count.ts';
import type { Slice } from '#frontend/src/features/admin/model/donut.ts';

import { Chart } from './chart.tsx';

import styles from './charts.module.css';

const TITLE = '10 najczęstszych nadawców';

/** Horizontal bars, each below its name, so that a long name is never cut. */
export function SenderChart({ senders }: { senders: readonly Slice[] }) {
  const longest = Math.max(0, ...senders.map(({ value }) => value));
  return (
    <Chart
      title={TITLE}
      head={['Nadawca', 'Analizy']}
      rows={senders.map(({ name, value }) => ({ key: name, name, value }))}
      isWide
    >
      {senders.length === 0 ? <p>W tym okresie żadne pismo nie podało nadawcy.</p> : null}
      <ol className={styles.senders}>
        {senders.map(({ name, value }) => (
          <li key={name} className={styles.sender}>
            <span>{name}</span>
            <span className={styles.amount}>
              <strong>{formatCount(value)}</strong>
            </span>
            <svg
              className={styles.track}
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden
            >
              <rect className={styles.bar} width={barLength(value, longest)} height="10" />
            </svg>
          </li>
        ))}
      </ol>
    </Chart>
  );
}
