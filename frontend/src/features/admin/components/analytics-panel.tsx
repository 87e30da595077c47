import { useQuery } from '@tanstack/react-query';

import { EmptyState } from '#frontend/src/components/empty-state.tsx';
import { Loading } from '#frontend/src/components/loading.tsx';
import { ErrorNotice } from '#frontend/src/components/notice.tsx';
import { adminFailure } from '#frontend/src/features/admin/api/admin-failure.ts';
import { analyticsQuery } from '#frontend/src/features/admin/api/admin-queries.ts';
import { adminTexts } from '#frontend/src/features/admin/api/admin-texts.ts';
import { formatCount } from '#frontend/src/features/admin/model/count.ts';
import { type DayRange, rangeFault } from '#frontend/src/features/admin/model/day-range.ts';
import { toSlices } from '#frontend/src/features/admin/model/donut.ts';
import { levelOf } from '#frontend/src/features/admin/model/threat.ts';
import type { Analytics } from '#shared/contracts/admin.ts';

import { DonutChart } from './charts/donut-chart.tsx';
import { SenderChart } from './charts/sender-chart.tsx';
import { TimeChart } from './charts/time-chart.tsx';
import { RangeForm } from './range-form.tsx';

import styles from './charts/charts.module.css';
import tones from '#frontend/src/components/level-tones.module.css';

const REST = 'Pozostałe';
const typeTones = [
  styles.tone1,
  styles.tone2,
  styles.tone3,
  styles.tone4,
  styles.tone5,
  styles.tone6,
];

function Charts({ data, isStale }: { data: Analytics; isStale: boolean }) {
  const { documentTypes, threatLevels, topSenders, analysesOverTime } = data;
  const types = toSlices(documentTypes, typeTones.length + 1, REST);
  return (
    <div className={styles.charts} aria-busy={isStale}>
      <DonutChart
        title="Typy dokumentów"
        column="Typ dokumentu"
        slices={types.map((slice, index) => ({ ...slice, tone: typeTones[index] ?? styles.rest }))}
        rows={documentTypes}
      />
      <DonutChart
        title="Poziomy zagrożenia"
        column="Poziom zagrożenia"
        slices={threatLevels.map((slice) => ({
          ...slice,
          tone: tones[levelOf(slice.name).toLowerCase()],
        }))}
        rows={threatLevels}
      />
      <SenderChart senders={topSenders} />
      <TimeChart days={analysesOverTime} />
    </div>
  );
}

function Figures({ range }: { range: DayRange }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(analyticsQuery(range));
  if (error && !isFetching) {
    const message = adminFailure(error, adminTexts.analyticsFailed);
    return <ErrorNotice message={message} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading label="Liczymy analizy…" />;
  if (data.totalAnalyses === 0) {
    return (
      <EmptyState title="W tym okresie nie było analiz">
        <p>Wybierz dłuższy albo inny zakres dat.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <dl className={styles.total}>
        <dt className={styles.totalName}>Wszystkie analizy w wybranym okresie</dt>
        <dd className={styles.totalValue}>{formatCount(data.totalAnalyses)}</dd>
      </dl>
      <Charts data={data} isStale={isPlaceholderData} />
    </>
  );
}

type AnalyticsPanelProps = { range: DayRange; onRange: (range: DayRange) => void };

/** Counts for a range of days; the address holds the range. */
export function AnalyticsPanel({ range, onRange }: AnalyticsPanelProps) {
  return (
    <>
      <RangeForm range={range} onRange={onRange} />
      {rangeFault(range) === undefined ? <Figures range={range} /> : null}
    </>
  );
}
