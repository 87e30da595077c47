import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { HistoryView } from '#frontend/src/features/history/model/history-view.ts';
import { call } from '#frontend/src/lib/calls/api-client.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';
import { getHistoryItem, listHistory } from '#shared/contracts/history.ts';
import { HISTORY_PAGE_SIZE } from '#shared/domain/limits.ts';

export const historyTexts = {
  listFailed:
    'Nie udało się pobrać historii analiz. Sprawdź połączenie z internetem i spróbuj ponownie.',
  itemFailed: 'Nie udało się pobrać szczegółów analizy.',
  deleteFailed: 'Nie udało się usunąć analizy.',
  deleted: 'Analiza została pomyślnie usunięta.',
  tagsFailed: 'Nie udało się zapisać tagów.',
  tagsSaved: 'Tagi zostały zaktualizowane.',
} as const;

export const historyList = (view: HistoryView) =>
  queryOptions({
    queryKey: [...queryKeys.history, 'list', view],
    queryFn: ({ signal }) =>
      call(listHistory, {
        query: {
          ...view,
          search: view.search === '' ? undefined : view.search,
          limit: HISTORY_PAGE_SIZE,
        },
        fallback: historyTexts.listFailed,
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const historyEntry = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.history, 'item', id],
    queryFn: ({ signal }) =>
      call(getHistoryItem, { params: { id }, fallback: historyTexts.itemFailed, signal }),
    staleTime: 60_000,
    // Once opened, it stays readable in this tab without a network.
    gcTime: Infinity,
  });
