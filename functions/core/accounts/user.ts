import * as z from 'zod/mini';

import { type Account, role } from '#shared/contracts/auth.ts';
import type { OwedStep } from '#shared/contracts/contract.ts';
import { userId } from '#shared/domain/ids.ts';
import { LETTER_CONSENT_EDITION } from '#shared/domain/letter-consent.ts';

/**
 * A confirmed person (`USER#<id>/PROFILE`). `opening` means that the account exists but its trial package may
 * be missing, which the next sign-in repairs; `closing` means that its erasure began, which a job repeats
 * until nothing is left.
 */
export const user = z.object({
  id: userId,
  /** Normalized (`normalizeEmail`); the row `EMAIL#<email>/ADDRESS` points back here. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  createdAt: z.string(), // ISO instant
  status: z.enum(['opening', 'open', 'closing']),
  /** For a closing account: when its erasure began (ISO instant), and whether its owner asked for it. */
  closedAt: z.optional(z.string()),
  closedBySelf: z.optional(z.boolean()),
  /** Sessions and tickets contain it; raising it ends all of them at once. */
  tokenVersion: z.number(),
  /** Sign-ins ended individually, each as `<epoch second of the token's expiry>.<session id>`. */
  endedSessions: z.optional(z.set(z.string())),
  /** Since when a sign-in asks for a code (ISO instant); the factor itself is another item. */
  secondFactorSince: z.optional(z.string()),
  /** PHC string; absent for people who only sign in through a provider. */
  passwordHash: z.optional(z.string()),
  /** The origin of the account: a confirmation link's hash, a provider's identity or the seed. */
  openedBy: z.string(),
  /** The only valid reset link. */
  resetHash: z.optional(z.string()),
  resetExpiresAt: z.optional(z.number()), // epoch seconds
  /** Whether reminders of terms also come by e-mail; off until the user asks for them. */
  mailReminders: z.optional(z.boolean()),
  /** Proves that the person who turns them off holds one of the messages; the same in all of them. */
  mailSecret: z.optional(z.string()),
  /** When the user agreed to the reading of letters, and to which edition of the wording. */
  letterConsentAt: z.optional(z.string()), // ISO instant
  letterConsentEdition: z.optional(z.string()),
  /** When the user withdrew it; the earlier consent stays recorded. */
  letterConsentWithdrawnAt: z.optional(z.string()),
  /** Set when only this row is left of an erased account. */
  expiresAt: z.optional(z.number()), // epoch seconds
});
export type User = z.infer<typeof user>;

/** The part of a user that the browser may know, and the step that the sign-in still requires. */
export function toAccount(given: User, owed?: OwedStep): Account {
  const { id, email, firstName, lastName, role, createdAt } = given;
  const letterConsentAt = livingConsent(given);
  const { letterConsentWithdrawnAt } = hasWithdrawnConsent(given) ? given : {};
  return {
    ...{ id, email, firstName, lastName, role, createdAt },
    ...(letterConsentAt === undefined ? {} : { letterConsentAt }),
    ...(letterConsentWithdrawnAt === undefined ? {} : { letterConsentWithdrawnAt }),
    ...(owed === undefined ? {} : { secondFactor: owed }),
  };
}

/** When the valid consent was given: to the current wording, and not withdrawn since. */
function livingConsent(given: User): string | undefined {
  const isToday = given.letterConsentEdition === LETTER_CONSENT_EDITION;
  return isToday && !hasWithdrawnConsent(given) ? given.letterConsentAt : undefined;
}

/** Whether the user withdrew the consent and did not give it again. */
export function hasWithdrawnConsent({ letterConsentAt, letterConsentWithdrawnAt }: User): boolean {
  if (letterConsentWithdrawnAt === undefined) return false;
  return letterConsentAt === undefined || letterConsentAt <= letterConsentWithdrawnAt;
}
