import * as z from 'zod/mini';

import { userId } from '#shared/domain/ids.ts';

import type { Contract } from './contract.ts';

/** An administrative act: ids and figures only, because it outlives the account it was about. */
export const auditRecord = z.object({
  /** ISO instant. */
  at: z.string(),
  actorId: userId,
  /** Absent for an act on the whole product. */
  subjectId: z.optional(userId),
  action: z.enum([
    'grant-usage',
    'revoke-usage',
    'change-role',
    'trigger-reset',
    'begin-second-factor',
    'end-second-factor',
    'reset-second-factor',
    'delete-user',
    'switch-analyses',
    'close-withdrawal',
  ]),
  /** `done`, `begun` when the process died in between, or the code of the refusal. */
  outcome: z.string(),
  amount: z.optional(z.number()),
  days: z.optional(z.number()),
  packageId: z.optional(z.string()),
  role: z.optional(z.string()),
  analyses: z.optional(z.string()),
  withdrawalId: z.optional(z.string()),
});
export type AuditRecord = z.infer<typeof auditRecord>;

const MONTH = 'Podaj miesiąc w postaci RRRR-MM.';

/** Administrative acts of a month, newest first, at most 1000; by default the current month. */
export const listAudit = {
  group: 'admin',
  method: 'GET',
  path: '/api/admin/audit',
  auth: 'admin',
  summaryPl: 'Podaje czynności administratorów z jednego miesiąca.',
  query: z.object({
    month: z.optional(z.string(MONTH).check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, MONTH))),
  }),
  response: z.array(auditRecord),
} as const satisfies Contract;
