import * as z from 'zod/mini';

import { LETTER_CONSENT_EDITION } from '#shared/domain/letter-consent.ts';

import { account } from './auth.ts';
import { type Contract, messageAnswer } from './contract.ts';
import { nameField, passwordField } from './fields.ts';

export const packageSource = z.enum(['trial', 'subscription', 'admin_grant']);
export type PackageSource = z.infer<typeof packageSource>;

export const planStatus = z.enum(['active', 'trialing', 'past_due', 'canceled']);
export type PlanStatus = z.infer<typeof planStatus>;

/** The package from which analyses are now taken; remaining = quota - used. */
export const usage = z.object({
  used: z.number(),
  quota: z.number(),
  source: packageSource,
  planStatus: z.nullable(planStatus),
  windowEnd: z.nullable(z.string()), // ISO instant; null = no end
});
export type Usage = z.infer<typeof usage>;

/** The current package. */
export const getUsage = {
  group: 'me',
  method: 'GET',
  path: '/api/me/usage',
  auth: 'user',
  summaryPl: 'Podaje bieżący pakiet analiz.',
  response: usage,
} as const satisfies Contract;

/** Changes first and last name. */
export const updateProfile = {
  group: 'me',
  method: 'PATCH',
  path: '/api/me/profile',
  auth: 'user',
  summaryPl: 'Zmienia imię i nazwisko.',
  body: z.strictObject({ firstName: nameField, lastName: nameField }),
  response: account,
} as const satisfies Contract;

const OTHER_WORDS = 'Treść zgody zmieniła się. Odśwież stronę i przeczytaj ją jeszcze raz.';

/** Consents to the reading of letters, with what they say about health, convictions and the like (RODO, art. 9). */
export const giveLetterConsent = {
  group: 'me',
  method: 'POST',
  path: '/api/me/letter-consent',
  auth: 'user',
  summaryPl: 'Zapisuje wyraźną zgodę na odczytywanie pism (RODO, art. 9 ust. 2 lit. a).',
  body: z.strictObject({ edition: z.literal(LETTER_CONSENT_EDITION, OTHER_WORDS) }),
  response: account,
} as const satisfies Contract;

/** Withdraws the consent: the analyses of all letters are deleted, and no further letter is accepted. */
export const withdrawLetterConsent = {
  group: 'me',
  method: 'DELETE',
  path: '/api/me/letter-consent',
  auth: 'user',
  summaryPl: 'Wycofuje zgodę na odczytywanie pism i usuwa wszystkie analizy.',
  response: account,
} as const satisfies Contract;

/** A copy of everything stored about the user, as a link to JSON that opens for ten minutes (RODO, art. 15 and 20). */
export const exportMyData = {
  group: 'me',
  method: 'GET',
  path: '/api/me/export',
  auth: 'user',
  summaryPl:
    'Przygotowuje wszystkie dane osoby w JSON i podaje link do nich, ważny dziesięć minut (RODO, art. 15 i 20).',
  limit: 'export',
  response: z.object({
    /** Path and query at the product's own host. */
    url: z.string().check(z.startsWith('/exports/')),
    expiresAt: z.string(), // ISO instant
  }),
} as const satisfies Contract;

/** Deletes the account with all its data (RODO, art. 17). */
export const deleteMyAccount = {
  group: 'me',
  method: 'POST',
  path: '/api/me/delete',
  auth: 'user',
  summaryPl: 'Usuwa konto ze wszystkimi danymi (RODO, art. 17).',
  errors: ['TOO_MANY_REQUESTS'],
  body: z.strictObject({ password: z.optional(passwordField) }),
  response: messageAnswer,
} as const satisfies Contract;
