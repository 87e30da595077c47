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

/** The public key for making push subscriptions. */
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

/** Removes a push subscription; one that is not stored, or belongs to somebody else, is left alone. */
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

const mailState = z.object({ isOn: z.boolean() });

/** Whether reminders of terms also come by e-mail. */
export const getMail = {
  group: 'notifications',
  method: 'GET',
  path: '/api/notifications/mail',
  auth: 'user',
  summaryPl: 'Mówi, czy przypomnienia o terminach przychodzą też e-mailem.',
  response: mailState,
} as const satisfies Contract;

/** Turns reminders by e-mail on or off. */
export const changeMail = {
  group: 'notifications',
  method: 'PATCH',
  path: '/api/notifications/mail',
  auth: 'user',
  summaryPl: 'Włącza lub wyłącza przypomnienia e-mailem.',
  limit: 'notifications',
  body: z.strictObject({ isOn: z.boolean() }),
  response: mailState,
} as const satisfies Contract;

/** Turns them off by the token in a message, without a sign-in; mail programs call it too (RFC 8058). */
export const stopMail = {
  group: 'notifications',
  method: 'POST',
  path: '/api/notifications/mail/stop/{token}',
  auth: 'none',
  summaryPl: 'Wyłącza przypomnienia e-mailem linkiem z wiadomości, bez logowania.',
  errors: ['LINK_INVALID'],
  limit: 'link-address',
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: messageAnswer,
} as const satisfies Contract;
