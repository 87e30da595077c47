import { endpoint } from '#functions/edge/endpoint.ts';
import { vapidPublicKey } from '#functions/platform/push/vapid-keys.ts';
import * as contracts from '#shared/contracts/notifications.ts';

export const getVapidPublicKeyEndpoint = endpoint(contracts.getVapidPublicKey, async () => {
  return { publicKey: await vapidPublicKey() };
});
