import { subscribe } from '#functions/core/notifications/subscribe.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/notifications.ts';

export const subscribePushEndpoint = endpoint(contracts.subscribePush, async ({ caller, body }) => {
  await subscribe(caller.userId, body);
  return { message: 'Powiadomienia zostały włączone!' };
});
