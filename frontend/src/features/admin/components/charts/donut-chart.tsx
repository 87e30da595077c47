import { formatCount, formatShare } from '#frontend/src/features/admin/model/count.ts';
import { type Slice, toArcs, withGap } from '#frontend/src/features/admin/model/donut.ts';
import { classes } from '#frontend/src/lib/class-names.ts';

import { Chart } from './chart.tsx';

import styles from './charts.module.css';

const RADIUS = 50;
const GAP = 0.008;

/** A part of the ring and the class that gives it its colour. */
type ToneSlice = Slice & { tone: string | undefined };

function Ring({ slices, label }: { slices: readonly ToneSlice[]; label: string }) {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const arcs = toArcs(slices.map(({ value }) => value));
  return (
    <svg className={styles.ring} viewBox="0 0 120 120" role="img" aria-label={label}>
      <g transform="rotate(-90 60 60)">
        {slices.map(({ name, value, tone }, index) => {
          const { start, length } = withGap(arcs[index] ?? { start: 0, length: 0 }, GAP);
          return (
            <circle
              key={name}
              className={classes(styles.arc, tone)}
              cx="60"
              cy="60"
              r={RADIUS}
              pathLength="1"
              strokeDasharray={length >= 1 ? undefined : `${length} 1`}
              strokeDashoffset={-start}
            >
              <title>{`${name}: ${formatCount(value)}`}</title>
            </circle>
          );
        })}
      </g>
      <text className={styles.middle} x="60" y="69" aria-hidden>
        {formatCount(total)}
      </text>
    </svg>
  );
}

type DonutChartProps = {
  title: string;
  column: string;
  /** The parts of the ring; the `rows` of the table may be finer. */
  slices: readonly ToneSlice[];
  rows: readonly Slice[];
};

export function DonutChart({ title, column, slices, rows }: DonutChartProps) {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const said = slices.map(({ name, value }) => `${name} ${formatShare(value, total)}`).join(', ');
  return (
    <Chart
      title={title}
      head={[column, 'Analizy', 'Udział']}
      rows={rows.map(({ name, value }) => ({
        key: name,
        name,
        value,
        note: formatShare(value, total),
      }))}
    >
      <div className={styles.donut}>
        <Ring slices={slices} label={`${title}: ${said}`} />
        <ul className={styles.legend}>
          {slices.map(({ name, value, tone }) => (
            <li key={name} className={styles.entry}>
              <span className={classes(styles.swatch, tone)} aria-hidden />
              <span>{name}</span>
              <span className={styles.amount}>
                <strong>{formatCount(value)}</strong>
                <span className={styles.share}>{formatShare(value, total)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Chart>
  );
}
