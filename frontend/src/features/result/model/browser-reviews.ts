import { call } from '#frontend/src/lib/calls/api-client.ts';
import { onTokenChange } from '#frontend/src/lib/calls/session-token.ts';
import { saveReview } from '#shared/contracts/history.ts';

import { createReviewDesk } from './review-desk.ts';

const keptListeners = new Set<() => void>();

/** Told when something was kept: the history has changed. */
export function onReviewKept(listener: () => void): () => void {
  keptListeners.add(listener);
  return () => {
    keptListeners.delete(listener);
  };
}

/** What the tab's reader added to results. */
export const reviews = createReviewDesk(async (id, body) => {
  await call(saveReview, { params: { id }, body });
  for (const listener of keptListeners) listener();
});

globalThis.addEventListener('online', () => reviews.retry());
// What one person typed is not for the next one at this device.
onTokenChange(() => reviews.clear());
