import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

import { useKeptReviews } from '#frontend/src/app/use-kept-reviews.ts';
import { useQuotaWatch } from '#frontend/src/app/use-quota-watch.ts';
import { LinkButton } from '#frontend/src/components/button.tsx';
import { Loading } from '#frontend/src/components/loading.tsx';
import { PageTitle } from '#frontend/src/components/page-title.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { useAnalysis } from '#frontend/src/features/analysis/hooks/use-analysis.ts';
import type { AnalysisState } from '#frontend/src/features/analysis/model/analysis-state.ts';
import { browserAnalysis } from '#frontend/src/features/analysis/model/browser-analysis.ts';
import { isSavedRun } from '#frontend/src/features/analysis/model/saved-run.ts';
import { historyEntry, historyTexts } from '#frontend/src/features/history/api/history-queries.ts';
import { ResultView } from '#frontend/src/features/result/components/result-view.tsx';
import { showToast } from '#frontend/src/lib/browser/toasts.ts';
import { formatInstant } from '#frontend/src/lib/format.ts';
import { kindBesideTitle } from '#frontend/src/lib/kind-beside-title.ts';

import { RunView } from './run-view.tsx';

import styles from './history-item-page.module.css';
import page from '#frontend/src/components/page.module.css';

/** The list page from which this result was opened; the whole list when it was opened by its address. */
function useListAddress(): string {
  const { state } = useLocation() as { state: unknown };
  const isFromList = typeof state === 'object' && state !== null && 'list' in state;
  return isFromList && typeof state.list === 'string'
    ? `${paths.history}${state.list}`
    : paths.history;
}

/** A stored result in the view of a fresh one, without "Nowa Analiza" and "Przejdź do historii". */
function StoredAnalysis({ id }: { id: string }) {
  const { data: item, isLoadingError } = useQuery(historyEntry(id));
  const listAddress = useListAddress();
  const navigate = useNavigate();

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
  const { document_classification: document, in_short: inShort } = item.result.classification;
  const kind = kindBesideTitle(document.type, inShort?.title);
  const lead = [kind, item.originalFileName, formatInstant(item.createdAt)];
  return (
    <div className={page.workspace}>
      {back}
      <ResultView
        id={item.id}
        result={item.result}
        review={item.review}
        fileName={item.originalFileName}
        heading={<PageTitle lead={lead.filter((part) => part !== null).join(' · ')} />}
      />
    </div>
  );
}

/** The run of this tab at its own address. */
function OwnRun({ state }: { state: AnalysisState }) {
  const navigate = useNavigate();
  useQuotaWatch(state);
  return (
    <RunView
      state={state}
      onReset={() => {
        void navigate(paths.dashboard, { replace: true });
        browserAnalysis.reset();
      }}
    />
  );
}

/** A reloaded tab finds its run again by what it saved. */
function useOwnRun(id: string): 'here' | 'coming' | 'gone' | 'elsewhere' {
  const { fileId } = useAnalysis();
  const [isSaved] = useState(() => isSavedRun(id));
  const [wasHere, setWasHere] = useState(false);
  const isHere = fileId === id;
  if (isHere && !wasHere) setWasHere(true);
  const isComing = isSaved && !isHere && !wasHere;
  useEffect(() => {
    if (isComing) void browserAnalysis.resumeSaved();
  }, [isComing]);
  if (isHere) return 'here';
  // The user left for another letter: the stored result of this one is not requested any more.
  if (wasHere) return 'gone';
  return isSaved ? 'coming' : 'elsewhere';
}

function Analysis({ id }: { id: string }) {
  const place = useOwnRun(id);
  const state = useAnalysis();
  useKeptReviews();
  if (place === 'elsewhere') return <StoredAnalysis id={id} />;
  return place === 'here' ? <OwnRun state={state} /> : null;
}

/** One analysis at its address: running in this tab, just finished, or stored. */
export function HistoryItemPage() {
  const { id = '' } = useParams();
  return <Analysis key={id} id={id} />;
}
