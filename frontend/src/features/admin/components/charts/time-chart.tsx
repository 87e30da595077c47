import { axisEnd, toBars } from '#frontend/src/features/admin/model/bars.ts';
import { formatCount } from '#frontend/src/features/admin/model/count.ts';
import {
  type DayCount,
  type Period,
  toPeriods,
} from '#frontend/src/features/admin/model/periods.ts';
import { formatPlainDay } from '#frontend/src/lib/format.ts';

import { Chart } from './chart.tsx';

import styles from './charts.module.css';

const TITLE = 'Analizy w czasie';
/** About two months of days can be distinguished on a phone. */
const MOST_BARS = 62;

function periodName({ start, end }: Period): string {
  const from = formatPlainDay(start);
  return start === end ? from : `${from} – ${formatPlainDay(end)}`;
}

/** `5.11` for an ISO day; `5.11.2026` when the year is not obvious. */
function shortDay(day: string, hasYear: boolean): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)}.${month}${hasYear ? `.${year}` : ''}`;
}

function describe(periods: readonly Period[], busiest: Period | undefined): string {
  const total = periods.reduce((sum, { count }) => sum + count, 0);
  const most = busiest ? ` Najwięcej (${busiest.count}): ${periodName(busiest)}.` : '';
  return `${TITLE}: razem ${total}.${most}`;
}

/** First, middle and last day under the bars. */
function marks(periods: readonly Period[]): string[] {
  const first = periods[0]?.start ?? '';
  const middle = periods.length > 2 ? periods[Math.floor(periods.length / 2)]?.start : undefined;
  const last = periods.length > 1 ? periods.at(-1)?.end : undefined;
  const hasYear = last !== undefined && last.slice(0, 4) !== first.slice(0, 4);
  return [first, middle, last]
    .filter((day) => day !== undefined)
    .map((day) => shortDay(day, hasYear));
}

/** Vertical bars, one per day or, in long ranges, one per week. */
export function TimeChart({ days }: { days: readonly DayCount[] }) {
  const periods = toPeriods(days, MOST_BARS);
  const counts = periods.map(({ count }) => count);
  const end = axisEnd(Math.max(0, ...counts));
  const bars = toBars(counts, end);
  const busiest = periods.toSorted((a, b) => b.count - a.count)[0];
  const ticks = end === 1 ? [1, 0] : [end, end / 2, 0];
  const isWeekly = periods.length < days.length;
  return (
    <Chart
      title={TITLE}
      head={[isWeekly ? 'Tydzień' : 'Dzień', 'Analizy']}
      rows={periods.map((period) => ({
        key: period.start,
        name: periodName(period),
        value: period.count,
      }))}
      isWide
    >
      <div className={styles.time}>
        <div className={styles.scale} aria-hidden>
          {ticks.map((tick) => (
            <span key={tick}>{formatCount(tick)}</span>
          ))}
        </div>
        <svg
          className={styles.field}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={describe(periods, busiest)}
        >
          {ticks.map((tick) => {
            const y = 100 - (tick / end) * 100;
            return <line key={tick} className={styles.grid} x1="0" x2="100" y1={y} y2={y} />;
          })}
          {periods.map((period, index) => (
            <rect key={period.start} className={styles.bar} {...bars[index]}>
              <title>{`${periodName(period)}: ${period.count}`}</title>
            </rect>
          ))}
        </svg>
        <div className={styles.days} aria-hidden>
          {marks(periods).map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
      </div>
    </Chart>
  );
}
