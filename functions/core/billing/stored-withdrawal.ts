import * as z from 'zod/mini';

import { type Withdrawal, withdrawal } from '#shared/contracts/withdrawals.ts';
import { type UserId, userId } from '#shared/domain/ids.ts';

/** A stored statement of withdrawal with its progress. */
export const storedWithdrawal = z.extend(withdrawal, {
  /** Absent when nobody was signed in. */
  owner: z.optional(userId),
  customerId: z.optional(z.string()),
  /** Whether the receipt was mailed (ustawa o prawach konsumenta, art. 30 ust. 4). */
  isReceiptSent: z._default(z.boolean(), false),
  expiresAt: z.optional(z.number()), // epoch seconds
});
export type StoredWithdrawal = z.infer<typeof storedWithdrawal>;

/** A withdrawal by a signed-in user: it is carried out automatically. */
export type OwnWithdrawal = StoredWithdrawal & { owner: UserId; customerId: string };

export function isOwn(given: StoredWithdrawal): given is OwnWithdrawal {
  return given.owner !== undefined && given.customerId !== undefined;
}

/** The part that its author and administrators see. */
export function shownWithdrawal(given: StoredWithdrawal): Withdrawal {
  const { id, name, email, plan, at, state, refundGrosze } = given;
  return { id, name, email, plan, at, state, refundGrosze };
}
