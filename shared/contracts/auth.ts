import * as z from 'zod/mini';

import { userId } from '#shared/domain/ids.ts';

import { type Contract, messageAnswer } from './contract.ts';
import { emailField, nameField, newPasswordField, passwordField } from './fields.ts';

export const role = z.enum(['USER', 'ADMIN']);
export type Role = z.infer<typeof role>;

/** The signed-in person, in the form the browser uses. */
export const account = z.object({
  id: userId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  createdAt: z.string(), // ISO instant
  /** ISO instant of the consent to the reading of letters; absent without one. */
  letterConsentAt: z.optional(z.string()),
  /** ISO instant of the withdrawal of that consent, until it is given again. */
  letterConsentWithdrawnAt: z.optional(z.string()),
  /** What this sign-in still owes before it opens anything; absent of everybody without a second factor. */
  secondFactor: z.optional(z.enum(['code', 'enrolment'])),
});
export type Account = z.infer<typeof account>;

/** A session: bearer token (JWT, 30 days) and its user. */
export const session = z.object({ token: z.string(), user: account });
export type Session = z.infer<typeof session>;

const tokenParam = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** The signed-in user. */
export const getMe = {
  group: 'auth',
  method: 'GET',
  path: '/api/auth/me',
  auth: 'user',
  opensWhile: ['code', 'enrolment'],
  summaryPl: 'Podaje zalogowaną osobę.',
  response: account,
} as const satisfies Contract;

/** Signs in with e-mail and password. */
export const login = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/login',
  auth: 'none',
  summaryPl: 'Loguje adresem e-mail i hasłem.',
  errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_CLOSING', 'TOO_MANY_REQUESTS'],
  body: z.strictObject({ email: emailField, password: passwordField }),
  response: session,
} as const satisfies Contract;

/** Ends this sign-in; the person's other sign-ins stay. */
export const logout = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/logout',
  auth: 'user',
  opensWhile: ['code', 'enrolment'],
  summaryPl: 'Wylogowuje z tego urządzenia.',
  response: z.undefined(),
  successStatus: 204,
} as const satisfies Contract;

/** Ends every sign-in of the person, including this one. */
export const logoutEverywhere = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  auth: 'user',
  summaryPl: 'Wylogowuje ze wszystkich urządzeń.',
  response: z.undefined(),
  successStatus: 204,
} as const satisfies Contract;

/** Asks for an account; a mailed link confirms the address. */
export const register = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/register',
  auth: 'none',
  summaryPl: 'Prosi o założenie konta; adres potwierdza się linkiem z wiadomości.',
  errors: ['TOO_MANY_REQUESTS'],
  body: z.strictObject({
    email: emailField,
    password: newPasswordField,
    firstName: nameField,
    lastName: nameField,
  }),
  response: messageAnswer,
  successStatus: 201,
} as const satisfies Contract;

/** Confirms the address, opens the account and signs in. */
export const verifyEmail = {
  group: 'auth',
  method: 'GET',
  path: '/api/auth/verify-email/{token}',
  auth: 'none',
  summaryPl: 'Potwierdza adres, zakłada konto i loguje.',
  errors: ['LINK_INVALID', 'EMAIL_ALREADY_VERIFIED'],
  limit: 'link-address',
  params: tokenParam,
  response: session,
} as const satisfies Contract;

/** Mails a reset link if the account exists; the answer is the same either way. */
export const forgotPassword = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/forgot-password',
  auth: 'none',
  summaryPl:
    'Wysyła link do ustawienia nowego hasła, jeśli konto istnieje; odpowiedź jest zawsze taka sama.',
  errors: ['TOO_MANY_REQUESTS'],
  body: z.strictObject({ email: emailField }),
  response: messageAnswer,
} as const satisfies Contract;

/** Sets a new password by a mailed link; ends every session. */
export const resetPassword = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/reset-password/{token}',
  auth: 'none',
  summaryPl: 'Ustawia nowe hasło z linku w wiadomości i kończy wszystkie sesje.',
  errors: ['LINK_INVALID'],
  limit: 'link-address',
  params: tokenParam,
  body: z.strictObject({ password: newPasswordField }),
  response: messageAnswer,
} as const satisfies Contract;

/** Sets a new password; ends every other session and returns a fresh one. */
export const changePassword = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/change-password',
  auth: 'user',
  summaryPl: 'Ustawia nowe hasło, kończy pozostałe sesje i zwraca nowy token.',
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  body: z.strictObject({ currentPassword: passwordField, newPassword: newPasswordField }),
  response: z.object({ message: z.string(), token: z.string() }),
} as const satisfies Contract;

/**
 * The name that the tab gives to the sign-in it begins (16 to 64 letters, digits, _ and -); any other name
 * counts as none.
 */
const oauthStart = z.object({ tab: z.optional(z.string()) });

const oauthReturn = z.object({
  code: z.optional(z.string()),
  state: z.optional(z.string()),
  error: z.optional(z.string()),
});

/** Sends the browser to Google. */
export const startGoogle = {
  group: 'auth',
  method: 'GET',
  path: '/api/auth/google',
  auth: 'none',
  summaryPl: 'Kieruje przeglądarkę do logowania przez Google.',
  query: oauthStart,
  response: z.undefined(),
  successStatus: 302,
} as const satisfies Contract;

/** Google sends the browser back here. */
export const finishGoogle = {
  group: 'auth',
  method: 'GET',
  path: '/api/auth/google/callback',
  auth: 'none',
  summaryPl: 'Tu przeglądarka wraca od Google.',
  query: oauthReturn,
  response: z.undefined(),
  successStatus: 302,
} as const satisfies Contract;

/** Sends the browser to Facebook. */
export const startFacebook = {
  group: 'auth',
  method: 'GET',
  path: '/api/auth/facebook',
  auth: 'none',
  summaryPl: 'Kieruje przeglądarkę do logowania przez Facebook.',
  query: oauthStart,
  response: z.undefined(),
  successStatus: 302,
} as const satisfies Contract;

/** Facebook sends the browser back here. */
export const finishFacebook = {
  group: 'auth',
  method: 'GET',
  path: '/api/auth/facebook/callback',
  auth: 'none',
  summaryPl: 'Tu przeglądarka wraca od Facebooka.',
  query: oauthReturn,
  response: z.undefined(),
  successStatus: 302,
} as const satisfies Contract;
