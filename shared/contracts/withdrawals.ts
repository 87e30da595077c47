import * as z from 'zod/mini';

import { type Contract, messageAnswer } from './contract.ts';
import { emailField } from './fields.ts';

const NAME = 'Podaj imię i nazwisko, tylko litery.';

/**
 * A name appears in a message to an address that anybody may type: only letters, nothing that a mail program
 * turns into a link.
 */
const signatureField = z
  .string(NAME)
  .check(
    z.trim(),
    z.minLength(2, NAME),
    z.maxLength(120, NAME),
    z.regex(/^[A-Za-zÀ-ÖØ-öø-ɏ][A-Za-zÀ-ÖØ-öø-ɏ '’-]*$/, NAME),
  );

const paidPlan = z.enum(['BASIC', 'PRO'], 'Wybierz plan, od którego odstępujesz.');

/**
 * What somebody bought and may still withdraw from (ustawa o prawach konsumenta, art. 27; dyrektywa 2011/83,
 * art. 11a).
 */
const purchase = z.object({
  id: z.string(),
  plan: paidPlan,
  boughtAt: z.string(), // ISO instant
  /** Last day, ISO: 14 days after the purchase, on a working day. */
  withdrawUntil: z.string(),
  /** Whether the buyer asked for the plan to begin at once; the days until the withdrawal are then paid. */
  startRequested: z.boolean(),
  paidGrosze: z.number(),
  /** What is refunded for a withdrawal now. */
  refundGrosze: z.number(),
});
export type Purchase = z.infer<typeof purchase>;

/** `received`: the money is on its way; `refunded`: it was sent back; `closed`: the operator dealt with it. */
const withdrawalState = z.enum(['received', 'refunded', 'closed']);

export const withdrawal = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  plan: paidPlan,
  /** ISO instant of receipt. */
  at: z.string(),
  state: withdrawalState,
  /** Null when nobody was signed in: the operator finds the purchase. */
  refundGrosze: z.nullable(z.number()),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** What the signed-in person may withdraw from, and earlier withdrawals. */
export const getPurchase = {
  group: 'billing',
  method: 'GET',
  path: '/api/billing/purchase',
  auth: 'user',
  summaryPl: 'Podaje zakup, od którego można odstąpić, i złożone odstąpienia.',
  limit: 'billing',
  response: z.object({ purchase: z.nullable(purchase), withdrawals: z.array(withdrawal) }),
} as const satisfies Contract;

/** Withdraws from a purchase: it ends, and the money goes back the way it came. */
export const withdraw = {
  group: 'billing',
  method: 'POST',
  path: '/api/billing/purchase/withdraw',
  auth: 'user',
  summaryPl: 'Odstępuje od umowy: kończy plan i zwraca zapłatę.',
  errors: ['NOT_FOUND'],
  limit: 'withdrawal',
  body: z.strictObject({
    purchaseId: z.string().check(z.minLength(1), z.maxLength(100)),
    name: signatureField,
  }),
  response: withdrawal,
} as const satisfies Contract;

/** Accepts a withdrawal from somebody who is not signed in; the operator finds the purchase. */
export const declareWithdrawal = {
  group: 'billing',
  method: 'POST',
  path: '/api/billing/withdrawals',
  auth: 'none',
  summaryPl: 'Przyjmuje odstąpienie od umowy bez logowania.',
  errors: ['TOO_MANY_REQUESTS'],
  body: z.strictObject({ name: signatureField, email: emailField, plan: paidPlan }),
  response: z.object({ message: z.string(), at: z.string() }),
} as const satisfies Contract;

/** Withdrawals, newest first, at most 200. */
export const listWithdrawals = {
  group: 'admin',
  method: 'GET',
  path: '/api/admin/withdrawals',
  auth: 'admin',
  summaryPl: 'Podaje odstąpienia od umów, od najnowszych.',
  response: z.array(withdrawal),
} as const satisfies Contract;

/** Records that a withdrawal without a sign-in was dealt with. */
export const closeWithdrawal = {
  group: 'admin',
  method: 'POST',
  path: '/api/admin/withdrawals/{id}/close',
  auth: 'admin',
  summaryPl: 'Odnotowuje, że odstąpienie złożone bez logowania zostało załatwione.',
  errors: ['CONFLICT'],
  params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)) }),
  response: messageAnswer,
} as const satisfies Contract;
