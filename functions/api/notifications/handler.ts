import { apiHandler } from '#functions/platform/http/api-handler.ts';

import { getVapidPublicKeyEndpoint } from './get-vapid-public-key.ts';
import { seeAnalysisEndEndpoint } from './see-analysis-end.ts';
import { subscribePushEndpoint } from './subscribe-push.ts';
import { unsubscribePushEndpoint } from './unsubscribe-push.ts';

/** Lambda of the group `notifications`. */
export const handler = apiHandler([
  getVapidPublicKeyEndpoint,
  subscribePushEndpoint,
  unsubscribePushEndpoint,
  seeAnalysisEndEndpoint,
]);
