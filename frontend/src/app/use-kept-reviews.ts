import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { historyKey } from '#frontend/src/features/history/api/history-queries.ts';
import { onReviewKept } from '#frontend/src/features/result/model/browser-reviews.ts';

/** What the reader added to a result shows in the history too. */
export function useKeptReviews(): void {
  const client = useQueryClient();
  useEffect(
    () => onReviewKept(() => void client.invalidateQueries({ queryKey: historyKey })),
    [client],
  );
}
