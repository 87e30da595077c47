import { apiHandler, endpoint } from '#functions/platform/http/api-handler.ts';
import {
  deleteHistoryItem,
  getHistoryItem,
  listHistory,
  saveReview,
  saveTags,
} from '#shared/contracts/history.ts';

import { deleteHistoryItemEndpoint } from './delete-history-item.ts';
import { getHistoryItemEndpoint } from './get-history-item.ts';
import { listHistoryEndpoint } from './list-history.ts';
import { saveReviewEndpoint } from './save-review.ts';
import { saveTagsEndpoint } from './save-tags.ts';

export const handler = apiHandler([
  endpoint(listHistory, listHistoryEndpoint),
  endpoint(getHistoryItem, getHistoryItemEndpoint),
  endpoint(deleteHistoryItem, deleteHistoryItemEndpoint),
  endpoint(saveReview, saveReviewEndpoint),
  endpoint(saveTags, saveTagsEndpoint),
]);
