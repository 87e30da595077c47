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

/** The public key push subscriptions are made with. */
export const getVapidPublicKey = {
  group: 'notifications',
  method: 'GET',
  path: '/api/notifications/vapid-public-key',
  auth: 'none',
  summaryPl: 'Podaje klucz publiczny powiadomień push.',
  response: z.object({ publicKey: z.string() }),
} as const satisfies Contract;

/** Stores this browser's push subscription; the browser's former account loses it. */
export const subscribePush = {
  group: 'notifications',
  method: 'POST',
  path: '/api/notifications/subscribe',
  auth: 'user',
  summaryPl: 'Zapisuje subskrypcję powiadomień tej przeglądarki.',
  errors: ['CONFLICT'],
  limit: 'notifications',
  body: pushSubscription,
  response: messageAnswer,
} as const satisfies Contract;

/** Forgets a push subscription; one that is not stored, or not theirs, is left alone. */
export const unsubscribePush = {
  group: 'notifications',
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  auth: 'user',
  summaryPl: 'Usuwa subskrypcję powiadomień.',
  limit: 'notifications',
  body: z.strictObject({ endpoint: endpointField }),
  response: messageAnswer,
} as const satisfies Contract;

/** The reader saw how this analysis ended: no message about it is needed. */
export const seeAnalysisEnd = {
  group: 'notifications',
  method: 'POST',
  path: '/api/notifications/seen/{fileId}',
  auth: 'user',
  summaryPl: 'Zapamiętuje, że koniec analizy był widziany i nie trzeba o nim powiadamiać.',
  params: z.object({ fileId }),
  response: z.undefined(),
  successStatus: 204,
} as const satisfies Contract;
