import { useSearchParams } from 'react-router';

import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { HistoryList } from '#frontend/src/features/history/components/history-list.tsx';
import { readView, writeView } from '#frontend/src/features/history/model/history-view.ts';

import page from '#frontend/src/components/page.module.css';

export function HistoryPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <div className={page.workspace}>
      <PageTitle lead="Wyniki Twoich analiz. Zostają tutaj, aż je usuniesz." />
      <HistoryList
        view={readView(query)}
        onView={(view, options) => setQuery(writeView(view), options)}
      />
    </div>
  );
}
