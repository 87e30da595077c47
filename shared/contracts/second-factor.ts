import * as z from 'zod/mini';

import { session } from './auth.ts';
import { type Contract, messageAnswer } from './contract.ts';
import { passwordField } from './fields.ts';

/** Six digits of an application, or a recovery code; blanks and dashes are for reading only. */
const codeField = z
  .string('Podaj kod.')
  .check(z.trim(), z.minLength(1, 'Podaj kod.'), z.maxLength(40, 'Ten kod jest za długi.'));
const codeBody = z.strictObject({ code: codeField });

const factor = z.object({
  /** ISO instant since when codes are asked for; null while they are not. */
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  /** Whether administrators of this stage cannot do without. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.infer<typeof factor>;

/** Whether the administrator's sign-in asks for a code. */
export const getSecondFactor = {
  group: 'auth',
  method: 'GET',
  path: '/api/auth/second-factor',
  auth: 'admin',
  summaryPl: 'Podaje, czy logowanie administratora wymaga kodu z aplikacji.',
  response: factor,
} as const satisfies Contract;

/** Makes the secret that an application counts codes from (RFC 6238); nothing is asked for until a code confirms it. */
export const beginSecondFactor = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/second-factor/begin',
  auth: 'admin',
  opensWhile: ['enrolment'],
  summaryPl: 'Tworzy sekret dla aplikacji, która liczy kody.',
  errors: ['TOO_MANY_REQUESTS'],
  body: z.strictObject({ password: z.optional(passwordField) }),
  /** Base32, and the same as an address for a QR code (`otpauth:`). */
  response: z.object({ secret: z.string(), uri: z.string() }),
} as const satisfies Contract;

/** Asks for codes from now on: ends every other session, and returns a fresh one with codes for a lost telephone. */
export const confirmSecondFactor = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  auth: 'admin',
  opensWhile: ['enrolment'],
  summaryPl: 'Włącza pytanie o kod przy logowaniu i podaje dziesięć kodów zapasowych.',
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  body: codeBody,
  response: z.extend(session, { recoveryCodes: z.array(z.string()) }),
} as const satisfies Contract;

/** The second step of a sign-in: a code for a session that opens everything. */
export const passSecondFactor = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/second-factor',
  auth: 'user',
  opensWhile: ['code'],
  summaryPl: 'Drugi krok logowania: za kod z aplikacji daje pełną sesję.',
  errors: ['TOO_MANY_REQUESTS'],
  body: codeBody,
  response: session,
} as const satisfies Contract;

/** Asks for codes no longer; not where the stage wants them of its administrators. */
export const endSecondFactor = {
  group: 'auth',
  method: 'POST',
  path: '/api/auth/second-factor/end',
  auth: 'user',
  summaryPl: 'Wyłącza pytanie o kod przy logowaniu.',
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  body: codeBody,
  response: messageAnswer,
} as const satisfies Contract;
