import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { AnalyticsPanel } from '#frontend/src/features/admin/components/analytics-panel.tsx';
import { readRange, writeRange } from '#frontend/src/features/admin/model/day-range.ts';
import { dayOf } from '#frontend/src/lib/format.ts';

import page from '#frontend/src/components/page.module.css';

export function AdminAnalyticsPage() {
  const [query, setQuery] = useSearchParams();
  const [today] = useState(() => dayOf(new Date()));
  return (
    <div className={page.workspace}>
      <PageTitle />
      <AnalyticsPanel
        range={readRange(query, today)}
        onRange={(range) => setQuery(writeRange(range, today), { replace: true })}
      />
    </div>
  );
}
