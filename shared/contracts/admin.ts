import * as z from 'zod/mini';

import { userId } from '#shared/domain/ids.ts';

import { account, role } from './auth.ts';
import { type Contract, messageAnswer } from './contract.ts';
import { isoDate } from './fields.ts';
import { packageSource, planStatus } from './me.ts';

const idParam = z.object({ id: userId });
const count = z
  .number('Podaj liczbę.')
  .check(
    z.int('Podaj liczbę całkowitą.'),
    z.minimum(1, 'Podaj liczbę nie mniejszą niż 1.'),
    z.maximum(10_000, 'Podaj liczbę nie większą niż 10 000.'),
  );

/** Names a package among all users' packages (`<user's id>.<package's id>`), so that its key finds it. */
export const usageId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}\.[A-Za-z0-9_:.-]{1,128}$/));

/** Answer header of the user list: the `cursor` of the next page; absent on the last one. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor';

export const adminUser = z.extend(account, {
  subscriptions: z.array(z.object({ status: planStatus, productKey: z.string() })),
  usages: z.array(
    z.object({
      id: usageId,
      source: packageSource,
      used: z.number(),
      quota: z.number(),
      windowEnd: z.nullable(z.string()),
    }),
  ),
});
export type AdminUser = z.infer<typeof adminUser>;

/**
 * The user list, newest first, in pages of 100; the header x-next-cursor continues it. `search`: a whole e-mail, or
 * beginnings of names or of the e-mail, in pages of 12 by the words found.
 */
export const listUsers = {
  group: 'admin',
  method: 'GET',
  path: '/api/admin/users',
  auth: 'admin',
  summaryPl: 'Podaje listę użytkowników, od najnowszych.',
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(120, 'Wpisz najwyżej 120 znaków.'))),
    cursor: z.optional(z.string().check(z.maxLength(1024))),
  }),
  response: z.array(adminUser),
} as const satisfies Contract;

const stats = z.object({
  totalUsers: z.number(),
  activeSubscriptions: z.number(),
  analysesToday: z.number(),
  analysesThisMonth: z.number(),
});
export type Stats = z.infer<typeof stats>;

/** Four figures of today. */
export const getStats = {
  group: 'admin',
  method: 'GET',
  path: '/api/admin/stats',
  auth: 'admin',
  summaryPl: 'Podaje cztery liczby z dzisiaj.',
  response: stats,
} as const satisfies Contract;

/** Gives a user a package of analyses. */
export const grantUsage = {
  group: 'admin',
  method: 'POST',
  path: '/api/admin/users/{id}/grant-usage',
  auth: 'admin',
  summaryPl: 'Przyznaje użytkownikowi pakiet analiz.',
  params: idParam,
  body: z.strictObject({ amount: count, days: count }),
  response: messageAnswer,
} as const satisfies Contract;

/** Takes back a granted package that has not expired. */
export const revokeUsage = {
  group: 'admin',
  method: 'DELETE',
  path: '/api/admin/usage/{usageId}',
  auth: 'admin',
  summaryPl: 'Cofa przyznany pakiet, który nie wygasł.',
  errors: ['CONFLICT'],
  params: z.object({ usageId }),
  response: messageAnswer,
} as const satisfies Contract;

/** Mails a password-reset link to a user. */
export const triggerReset = {
  group: 'admin',
  method: 'POST',
  path: '/api/admin/users/{id}/trigger-reset-password',
  auth: 'admin',
  summaryPl: 'Wysyła użytkownikowi link do ustawienia hasła.',
  errors: ['TOO_MANY_REQUESTS'],
  params: idParam,
  response: messageAnswer,
} as const satisfies Contract;

/** Takes a user's second factor away, so that whoever lost telephone and codes can sign in and begin anew. */
export const resetSecondFactor = {
  group: 'admin',
  method: 'POST',
  path: '/api/admin/users/{id}/reset-second-factor',
  auth: 'admin',
  summaryPl: 'Usuwa drugi składnik logowania innej osoby i kończy jej sesje.',
  errors: ['CONFLICT'],
  params: idParam,
  response: messageAnswer,
} as const satisfies Contract;

/** Changes a user's role; the last administrator keeps theirs. */
export const changeRole = {
  group: 'admin',
  method: 'PATCH',
  path: '/api/admin/users/{id}/role',
  auth: 'admin',
  summaryPl: 'Zmienia rolę użytkownika; ostatni administrator zachowuje swoją.',
  errors: ['CONFLICT'],
  params: idParam,
  body: z.strictObject({ role }),
  response: messageAnswer,
} as const satisfies Contract;

/** Deletes a user with all data. */
export const deleteUser = {
  group: 'admin',
  method: 'DELETE',
  path: '/api/admin/users/{id}',
  auth: 'admin',
  summaryPl: 'Usuwa użytkownika ze wszystkimi danymi.',
  errors: ['CONFLICT'],
  params: idParam,
  response: messageAnswer,
} as const satisfies Contract;

const named = z.object({ name: z.string(), value: z.number() });

const analytics = z.object({
  totalAnalyses: z.number(),
  documentTypes: z.array(named),
  threatLevels: z.array(named),
  topSenders: z.array(named),
  analysesOverTime: z.array(z.object({ date: z.string(), count: z.number() })),
});
export type Analytics = z.infer<typeof analytics>;

/** Counts of analyses by day, type, threat level and sender. */
export const getAnalytics = {
  group: 'admin',
  method: 'GET',
  path: '/api/admin/analytics',
  auth: 'admin',
  summaryPl: 'Liczy analizy według dni, rodzajów, zagrożenia i nadawców.',
  query: z.object({ startDate: z.optional(isoDate), endDate: z.optional(isoDate) }),
  response: analytics,
} as const satisfies Contract;
