import { unsubscribe } from '#functions/core/notifications/subscribe.ts';
import { endpoint } from '#functions/edge/endpoint.ts';
import * as contracts from '#shared/contracts/notifications.ts';

export const unsubscribePushEndpoint = endpoint(
  contracts.unsubscribePush,
  async ({ caller, body }) => {
    await unsubscribe(caller.userId, body.endpoint);
    return { message: 'Powiadomienia zostały wyłączone.' };
  },
);
