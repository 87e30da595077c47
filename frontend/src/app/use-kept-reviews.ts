import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { historyKey } from '../features/history/api/history-queries.ts';
import { onReviewKept } from '../features/result/model/browser-reviews.ts';

/** What the reader added to a result shows in the history too. */
export function useKeptReviews(): void {
  const client = useQueryClient();
  useEffect(
    () => onReviewKept(() => void client.invalidateQueries({ queryKey: historyKey })),
    [client],
  );
}
