import * as z from 'zod/mini';

import { messageAnswer, type Contract } from './contract.ts';

/** The browser's subscription object (Push API, `PushSubscription.toJSON()`). */
export const pushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(1024)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({
    p256dh: z.string().check(z.maxLength(200)),
    auth: z.string().check(z.maxLength(100)),
  }),
});
export type PushSubscriptionBody = z.infer<typeof pushSubscription>;

export const getVapidPublicKey = {
  group: 'notifications',
  method: 'GET',
  path: '/api/notifications/vapid-public-key',
  auth: 'none',
  summary: 'The public key push subscriptions are made with.',
  response: z.object({ publicKey: z.string() }),
} as const satisfies Contract;

export const subscribePush = {
  group: 'notifications',
  method: 'POST',
  path: '/api/notifications/subscribe',
  auth: 'user',
  summary: 'Stores a push subscription.',
  body: pushSubscription,
  response: messageAnswer,
} as const satisfies Contract;

export const unsubscribePush = {
  group: 'notifications',
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  auth: 'user',
  summary: 'Forgets a push subscription.',
  body: z.strictObject({ endpoint: z.string().check(z.maxLength(1024)) }),
  response: messageAnswer,
} as const satisfies Contract;
