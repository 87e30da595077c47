import { useSearchParams } from 'react-router';

import page from '../../components/page.module.css';
import { PageTitle } from '../../components/page-title.tsx';
import { HistoryList } from '../../features/history/components/history-list.tsx';
import { readView, writeView } from '../../features/history/model/history-view.ts';

export function HistoryPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <div className={page.workspace}>
      <PageTitle
        title="Historia dokumentów"
        lead="Wyniki Twoich analiz. Zostają tutaj, aż je usuniesz."
      />
      <HistoryList
        view={readView(query)}
        onView={(view, options) => setQuery(writeView(view), options)}
      />
    </div>
  );
}
