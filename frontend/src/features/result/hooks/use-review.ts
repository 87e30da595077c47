import { useLayoutEffect, useSyncExternalStore } from 'react';

import { reviews } from '#frontend/src/features/result/model/browser-reviews.ts';
import { type ReviewState, SHOWN_ONLY } from '#frontend/src/features/result/model/review-desk.ts';
import type { FileId } from '#shared/domain/ids.ts';
import type { Review } from '#shared/domain/review.ts';

/** The reader's additions to a result, starting with the stored ones; nothing is stored when `id` is null. */
export function useReview(id: FileId | null, stored: Review | undefined): ReviewState {
  const key = id ?? SHOWN_ONLY;
  useLayoutEffect(() => reviews.adopt(key, stored), [key, stored]);
  return useSyncExternalStore(reviews.subscribe, () => reviews.read(key));
}
