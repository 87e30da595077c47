import { apiHandler, endpoint } from '#functions/platform/http/api-handler.ts';
import * as contracts from '#shared/contracts/notifications.ts';

import { getVapidPublicKeyEndpoint } from './get-vapid-public-key.ts';
import { seeAnalysisEndEndpoint } from './see-analysis-end.ts';
import { subscribePushEndpoint } from './subscribe-push.ts';
import { unsubscribePushEndpoint } from './unsubscribe-push.ts';

/** Lambda of the group `notifications`. */
export const handler = apiHandler([
  endpoint(contracts.getVapidPublicKey, getVapidPublicKeyEndpoint),
  endpoint(contracts.subscribePush, subscribePushEndpoint),
  endpoint(contracts.unsubscribePush, unsubscribePushEndpoint),
  endpoint(contracts.seeAnalysisEnd, seeAnalysisEndEndpoint),
]);
