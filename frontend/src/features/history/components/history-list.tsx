import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Button, LinkButton } from '#frontend/src/components/button.tsx';
import { EmptyState } from '#frontend/src/components/empty-state.tsx';
import { Loading } from '#frontend/src/components/loading.tsx';
import { ErrorNotice } from '#frontend/src/components/notice.tsx';
import { paths } from '#frontend/src/config/paths.ts';
import { historyList, historyTexts } from '#frontend/src/features/history/api/history-queries.ts';
import { type HistoryView, isWhole } from '#frontend/src/features/history/model/history-view.ts';
import { useMedia } from '#frontend/src/lib/browser/use-media.ts';
import { answeredMessage } from '#frontend/src/lib/calls/api-error.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';
import type { HistoryRow } from '#shared/contracts/history.ts';

import { DeleteDialog } from './delete-dialog.tsx';
import { HistoryCards } from './history-cards.tsx';
import { HistoryFilter } from './history-filter.tsx';
import { HistoryTable } from './history-table.tsx';
import { Pager } from './pager.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { Upcoming } from './upcoming.tsx';

import styles from './history.module.css';

function EmptyHistory() {
  return (
    <EmptyState title="Twoja historia jest pusta">
      <p>Każda zakończona analiza pojawi się tutaj i zostanie, aż ją usuniesz.</p>
      <LinkButton to={paths.dashboard} look="primary" icon={FilePlus2}>
        Przeanalizuj pierwszy dokument
      </LinkButton>
    </EmptyState>
  );
}

function NothingFound({ view, onAll }: Pick<HistoryListProps, 'view'> & { onAll: () => void }) {
  return (
    <div className={styles.nothing}>
      <p>
        {view.search === ''
          ? 'Nie masz tu jeszcze żadnych pism.'
          : `Nie znaleźliśmy pisma ze słowami „${view.search}”.`}
      </p>
      <Button onClick={onAll}>Pokaż wszystkie</Button>
    </div>
  );
}

type Editing = { kind: 'tags' | 'delete'; row: HistoryRow };
type HistoryListProps = {
  view: HistoryView;
  onView: (view: HistoryView, options?: { replace: boolean }) => void;
};

/** An address beyond the last page leads to the last page. */
function useExistingPage({ view, onView }: HistoryListProps, totalPages: number | undefined) {
  useEffect(() => {
    if (totalPages === undefined || view.page <= totalPages) return;
    onView({ ...view, page: totalPages }, { replace: true });
  }, [view, onView, totalPages]);
}

export function HistoryList(props: HistoryListProps) {
  const { view, onView } = props;
  const client = useQueryClient();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(historyList(view));
  const [editing, setEditing] = useState<Editing>();
  const [typed, setTyped] = useState(view.search);
  const region = useRef<HTMLElement>(null);
  const isNarrow = useMedia('(max-width: 79.99rem)');
  useExistingPage(props, isPlaceholderData ? undefined : data?.totalPages);
  const close = () => setEditing(undefined);
  const showAll = () => {
    setTyped('');
    onView({ ...view, page: 1, search: '', state: undefined });
  };
  const reload = () => client.invalidateQueries({ queryKey: queryKeys.history });

  async function onDeleted(): Promise<void> {
    const isLastOfPage = data?.data.length === 1 && view.page > 1;
    if (isLastOfPage) onView({ ...view, page: view.page - 1 }, { replace: true });
    await reload();
    // While the dialog is open, nothing behind it takes the focus; its opening button disappears with its
    // row.
    flushSync(close);
    region.current?.focus({ preventScroll: true });
  }

  const failure =
    error && !isFetching ? (
      <ErrorNotice
        message={answeredMessage(error, historyTexts.listFailed)}
        onRetry={() => void refetch()}
      />
    ) : null;
  if (!data) return failure ?? <Loading label="Wczytujemy Twoją historię…" />;
  const { data: rows, totalPages } = data;
  const isEmpty = rows.length === 0 && view.page === 1;
  const isNew = isEmpty && isWhole(view) && !isPlaceholderData;
  const List = isNarrow ? HistoryCards : HistoryTable;
  return (
    <section
      ref={region}
      className={styles.list}
      tabIndex={-1}
      aria-label="Analizy"
      aria-busy={isPlaceholderData}
    >
      {failure}
      {isWhole(view) && view.page === 1 ? <Upcoming rows={data.upcoming ?? []} /> : null}
      {isNew ? (
        <EmptyHistory />
      ) : (
        <HistoryFilter
          view={view}
          onView={onView}
          typed={typed}
          onTyped={setTyped}
          counts={data.counts}
        />
      )}
      {isEmpty && !isWhole(view) ? <NothingFound view={view} onAll={showAll} /> : null}
      {isEmpty ? null : (
        <List
          rows={rows}
          view={view}
          onView={onView}
          onTags={(row) => setEditing({ kind: 'tags', row })}
          onDelete={(row) => setEditing({ kind: 'delete', row })}
        />
      )}
      <Pager
        page={view.page}
        totalPages={totalPages}
        onPage={(page) => onView({ ...view, page })}
      />
      {editing?.kind === 'tags' ? (
        <TagsDialog row={editing.row} onSaved={() => reload().then(close)} onClose={close} />
      ) : null}
      {editing?.kind === 'delete' ? (
        <DeleteDialog row={editing.row} onDeleted={onDeleted} onClose={close} />
      ) : null}
    </section>
  );
}
