import * as z from 'zod/mini';

import { fileId } from '#shared/domain/ids.ts';

import { type Contract, messageAnswer } from './contract.ts';

const MALFORMED = 'Przeglądarka podała nieprawidłową subskrypcję powiadomień.';

/** URL-safe base64, with the padding some browsers add. */
const keyField = (maxLength: number) =>
  z
    .string(MALFORMED)
    .check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/, MALFORMED), z.maxLength(maxLength, MALFORMED));

const endpointField = z
  .string(MALFORMED)
  .check(z.minLength(1, MALFORMED), z.maxLength(1024, MALFORMED));

/** The browser's subscription object (Push API, `PushSubscription.toJSON()`); members of newer browsers are ignored. */
export const pushSubscription = z.object(
  {
    endpoint: endpointField,
    expirationTime: z.optional(z.nullable(z.number(MALFORMED))),
    keys: z.object({ p256dh: keyField(100), auth: keyField(40) }, MALFORMED),
  },
  MALFORMED,
);
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
  summary: "Stores this browser's push subscription; the browser's former account loses it.",
  body: pushSubscription,
  response: messageAnswer,
} as const satisfies Contract;

export const unsubscribePush = {
  group: 'notifications',
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  auth: 'user',
  summary: 'Forgets a push subscription; one that is not stored, or not theirs, is left alone.',
  body: z.strictObject({ endpoint: endpointField }),
  response: messageAnswer,
} as const satisfies Contract;

export const seeAnalysisEnd = {
  group: 'notifications',
  method: 'POST',
  path: '/api/notifications/seen/{fileId}',
  auth: 'user',
  summary: 'The reader saw how this analysis ended: no message about it is needed.',
  params: z.object({ fileId }),
  response: z.undefined(),
  successStatus: 204,
} as const satisfies Contract;
