import { call } from '#frontend/src/lib/calls/api-client.ts';
import { onTokenChange } from '#frontend/src/lib/calls/session-token.ts';
import { createSignal } from '#frontend/src/lib/store.ts';
import { saveReview } from '#shared/contracts/history.ts';

import { createReviewDesk } from './review-desk.ts';

/** Told when something was kept: the history has changed. */
export const reviewKept = createSignal();

/** What the tab's reader added to results. */
export const reviews = createReviewDesk(async (id, body) => {
  await call(saveReview, { params: { id }, body });
  reviewKept.tell();
});

globalThis.addEventListener('online', () => reviews.retry());
// What one person typed is not for the next one at this device.
onTokenChange(() => reviews.clear());
