import { apiHandler } from '#functions/platform/http/api-handler.ts';

import { deleteHistoryItemEndpoint } from './delete-history-item.ts';
import { getHistoryItemEndpoint } from './get-history-item.ts';
import { listHistoryEndpoint } from './list-history.ts';
import { saveReviewEndpoint } from './save-review.ts';
import { saveTagsEndpoint } from './save-tags.ts';

export const handler = apiHandler([
  listHistoryEndpoint,
  getHistoryItemEndpoint,
  deleteHistoryItemEndpoint,
  saveReviewEndpoint,
  saveTagsEndpoint,
]);
