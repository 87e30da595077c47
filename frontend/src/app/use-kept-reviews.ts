import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { reviewKept } from '#frontend/src/features/result/model/browser-reviews.ts';
import { queryKeys } from '#frontend/src/lib/calls/query-keys.ts';

/** What the reader added to a result shows in the history too. */
export function useKeptReviews(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      reviewKept.subscribe(() => void client.invalidateQueries({ queryKey: queryKeys.history })),
    [client],
  );
}
