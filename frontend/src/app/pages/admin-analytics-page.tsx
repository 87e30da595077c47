import { useState } from 'react';
import { useSearchParams } from 'react-router';

import page from '../../components/page.module.css';
import { PageTitle } from '../../components/page-title.tsx';
import { AnalyticsPanel } from '../../features/admin/components/analytics-panel.tsx';
import { readRange, writeRange } from '../../features/admin/model/day-range.ts';
import { dayOf } from '../../lib/format.ts';

export function AdminAnalyticsPage() {
  const [query, setQuery] = useSearchParams();
  const [today] = useState(() => dayOf(new Date()));
  return (
    <div className={page.workspace}>
      <PageTitle title="Turbo Analityka" />
      <AnalyticsPanel
        range={readRange(query, today)}
        onRange={(range) => setQuery(writeRange(range, today), { replace: true })}
      />
    </div>
  );
}
