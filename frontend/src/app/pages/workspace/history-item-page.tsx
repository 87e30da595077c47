import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

import { useKeptReviews } from '#frontend/src/app/use-kept-reviews.ts';
import { LinkButton } from '#frontend/src/components/button.tsx';
import { Loading } from '#frontend/src/components/loading.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { historyEntry, historyTexts } from '#frontend/src/features/history/api/history-queries.ts';
import { ResultView } from '#frontend/src/features/result/components/result-view.tsx';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { formatInstant } from '#frontend/src/lib/format.ts';

import styles from './history-item-page.module.css';
import page from '#frontend/src/components/page.module.css';

/** The page of the list this result was opened from; the whole list when it was opened by its address. */
function useListAddress(): string {
  const { state } = useLocation() as { state: unknown };
  const isFromList = typeof state === 'object' && state !== null && 'list' in state;
  return isFromList && typeof state.list === 'string'
    ? `${paths.history}${state.list}`
    : paths.history;
}

/** A stored result in the view of a fresh one, without "Nowa Analiza" and "Przejdź do historii". */
export function HistoryItemPage() {
  const { id = '' } = useParams();
  const { data: item, isLoadingError } = useQuery(historyEntry(id));
  const listAddress = useListAddress();
  const navigate = useNavigate();
  useKeptReviews();

  useEffect(() => {
    if (!isLoadingError) return;
    showToast('error', historyTexts.itemFailed);
    void navigate(listAddress, { replace: true });
  }, [isLoadingError, navigate, listAddress]);

  const back = (
    <p className={styles.back}>
      <LinkButton to={listAddress} look="quiet" icon={ArrowLeft}>
        Wróć do historii
      </LinkButton>
    </p>
  );
  if (!item) {
    return (
      <div className={page.workspace}>
        {back}
        <Loading label="Wczytujemy analizę…" />
      </div>
    );
  }
  const { type } = item.result.classification.document_classification;
  return (
    <div className={page.workspace}>
      {back}
      <ResultView
        id={item.id}
        result={item.result}
        review={item.review}
        fileName={item.originalFileName}
        heading={
          <PageTitle
            lead={`${type} · ${item.originalFileName} · ${formatInstant(item.createdAt)}`}
          />
        }
      />
    </div>
  );
}
