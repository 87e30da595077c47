import * as z from 'zod/mini';

import { userId } from '#shared/domain/ids.ts';

import { type Contract, messageAnswer } from './contract.ts';
import { emailField, nameField, newPasswordField, passwordField } from './fields.ts';

export const role = z.enum(['USER', 'ADMIN']);
export type Role = z.infer<typeof role>;

/** The signed-in person as the browser knows them. */
export const account = z.object({
  id: userId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  createdAt: z.string(), // ISO instant
});
export type Account = z.infer<typeof account>;

/** A session: bearer token (JWT, 30 days) and whose it is. */
export const session = z.object({ token: z.string(), user: account });
export type Session = z.infer<typeof session>;

const tokenParam = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

export const getMe = {
  group: 'auth',
  method: 'GET',
  path: '/api/auth/me',
  auth: 'user',
  summary: 'The signed-in user.',
  response: account,
} as const satisfies Contract;

export const login = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/login',
  auth: 'none',
  summary: 'Signs in with e-mail and password.',
  body: z.strictObject({ email: emailField, password: passwordField }),
  response: session,
} as const satisfies Contract;

export const register = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/register',
  auth: 'none',
  summary: 'Asks for an account; the address is confirmed by a mailed link.',
  body: z.strictObject({
    email: emailField,
    password: newPasswordField,
    firstName: nameField,
    lastName: nameField,
  }),
  response: messageAnswer,
  successStatus: 201,
} as const satisfies Contract;

export const verifyEmail = {
  group: 'auth',
  method: 'GET',
  path: '/api/auth/verify-email/{token}',
  auth: 'none',
  summary: 'Confirms the address, opens the account and signs in.',
  params: tokenParam,
  response: session,
} as const satisfies Contract;

export const forgotPassword = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/forgot-password',
  auth: 'none',
  summary: 'Mails a reset link if the account exists; the answer is the same either way.',
  body: z.strictObject({ email: emailField }),
  response: messageAnswer,
} as const satisfies Contract;

export const resetPassword = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/reset-password/{token}',
  auth: 'none',
  summary: 'Sets a new password by a mailed link; ends every session.',
  params: tokenParam,
  body: z.strictObject({ password: newPasswordField }),
  response: messageAnswer,
} as const satisfies Contract;

export const changePassword = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/change-password',
  auth: 'user',
  summary: 'Sets a new password; ends every other session and returns a fresh one.',
  body: z.strictObject({ currentPassword: passwordField, newPassword: newPasswordField }),
  response: z.object({ message: z.string(), token: z.string() }),
} as const satisfies Contract;

const oauthReturn = z.object({
  code: z.optional(z.string()),
  state: z.optional(z.string()),
  error: z.optional(z.string()),
});

export const startGoogle = {
  group: 'auth',
  method: 'GET',
  path: '/api/auth/google',
  auth: 'none',
  summary: 'Sends the browser to Google.',
  response: z.undefined(),
  successStatus: 302,
} as const satisfies Contract;

export const finishGoogle = {
  group: 'auth',
  method: 'GET',
  path: '/api/auth/google/callback',
  auth: 'none',
  summary: 'Google sends the browser back here.',
  query: oauthReturn,
  response: z.undefined(),
  successStatus: 302,
} as const satisfies Contract;

export const startFacebook = {
  group: 'auth',
  method: 'GET',
  path: '/api/auth/facebook',
  auth: 'none',
  summary: 'Sends the browser to Facebook.',
  response: z.undefined(),
  successStatus: 302,
} as const satisfies Contract;

export const finishFacebook = {
  group: 'auth',
  method: 'GET',
  path: '/api/auth/facebook/callback',
  auth: 'none',
  summary: 'Facebook sends the browser back here.',
  query: oauthReturn,
  response: z.undefined(),
  successStatus: 302,
} as const satisfies Contract;
