import { answer } from '#functions/platform/http/respond.ts';
import { vapidPublicKey } from '#functions/platform/vapid-keys.ts';
import { getVapidPublicKey } from '#shared/contracts/notifications.ts';

export async function getVapidPublicKeyEndpoint() {
  return answer(getVapidPublicKey, { publicKey: await vapidPublicKey() });
}
