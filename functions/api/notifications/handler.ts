import { apiHandler } from '#functions/platform/http/api-handler.ts';

import { changeMailEndpoint } from './change-mail.ts';
import { getMailEndpoint } from './get-mail.ts';
import { getVapidPublicKeyEndpoint } from './get-vapid-public-key.ts';
import { seeAnalysisEndEndpoint } from './see-analysis-end.ts';
import { stopMailEndpoint } from './stop-mail.ts';
import { subscribePushEndpoint } from './subscribe-push.ts';
import { unsubscribePushEndpoint } from './unsubscribe-push.ts';

/** Lambda of the group `notifications`. */
export const handler = apiHandler([
  getVapidPublicKeyEndpoint,
  subscribePushEndpoint,
  unsubscribePushEndpoint,
  seeAnalysisEndEndpoint,
  getMailEndpoint,
  changeMailEndpoint,
  stopMailEndpoint,
]);
