import { useLayoutEffect, useSyncExternalStore } from 'react';

import type { FileId } from '#shared/domain/ids.ts';
import type { Review } from '#shared/domain/review.ts';
import { reviews } from '../model/browser-reviews.ts';
import { SHOWN_ONLY, type ReviewState } from '../model/review-desk.ts';

/** What the reader added to a result, beginning with what is stored; `id` null keeps nothing. */
export function useReview(id: FileId | null, stored: Review | undefined): ReviewState {
  const key = id ?? SHOWN_ONLY;
  useLayoutEffect(() => reviews.adopt(key, stored), [key, stored]);
  return useSyncExternalStore(reviews.subscribe, () => reviews.read(key));
}
