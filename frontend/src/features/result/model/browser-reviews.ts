import { call } from '#frontend/src/lib/calls/api-client.ts';
import { onTokenChange } from '#frontend/src/lib/calls/session-token.ts';
import { createSignal } from '#frontend/src/lib/store.ts';
import { saveReview } from '#shared/contracts/history.ts';

import { createReviewDesk } from './review-desk.ts';

/** Called when something was stored: the history has changed. */
export const reviewKept = createSignal();

/** The additions to results in this tab. */
export const reviews = createReviewDesk(async (id, body) => {
  await call(saveReview, { params: { id }, body });
  reviewKept.tell();
});

globalThis.addEventListener('online', () => reviews.retry());
// One person's input must not be shown to the next one on this device.
onTokenChange(() => reviews.clear());
