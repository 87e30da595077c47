import * as z from 'zod/mini';

import { type Account, role } from '#shared/contracts/auth.ts';
import { userId } from '#shared/domain/ids.ts';
import { LETTER_CONSENT_EDITION } from '#shared/domain/letter-consent.ts';

/**
 * A confirmed person (`USER#<id>/PROFILE`). `opening` means the account was made but its trial package
 * may be missing, which the next sign-in makes good; `closing` that its erasure began, which a job
 * repeats until nothing is left.
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
  /** Of a closing account: when its erasure began (ISO instant), and whether its person asked for it. */
  closedAt: z.optional(z.string()),
  closedBySelf: z.optional(z.boolean()),
  /** Sessions and tickets carry it; raising it ends them all at once. */
  tokenVersion: z.number(),
  /** Sign-ins ended alone, each as `<epoch second its token dies>.<session id>`. */
  endedSessions: z.optional(z.set(z.string())),
  /** PHC string; absent for people who only sign in through a provider. */
  passwordHash: z.optional(z.string()),
  /** What made the account: a confirmation link's hash, a provider's identity or the seed. */
  openedBy: z.string(),
  /** The one reset link that works. */
  resetHash: z.optional(z.string()),
  resetExpiresAt: z.optional(z.number()), // epoch seconds
  /** Whether reminders of terms come by e-mail too; nobody gets them unasked. */
  mailReminders: z.optional(z.boolean()),
  /** Proves that who turns them off holds one of the messages; the same for all of them. */
  mailSecret: z.optional(z.string()),
  /** When somebody agreed to have their letters read, and to which edition of the words. */
  letterConsentAt: z.optional(z.string()), // ISO instant
  letterConsentEdition: z.optional(z.string()),
  /** When they took it back; the consent before stays, because it was one until then. */
  letterConsentWithdrawnAt: z.optional(z.string()),
  /** Set when nothing but this row is left of an erased account. */
  expiresAt: z.optional(z.number()), // epoch seconds
});
export type User = z.infer<typeof user>;

/** What the browser may know of a user. */
export function toAccount(given: User): Account {
  const { id, email, firstName, lastName, role, createdAt } = given;
  const letterConsentAt = livingConsent(given);
  const { letterConsentWithdrawnAt } = hasWithdrawnConsent(given) ? given : {};
  return {
    ...{ id, email, firstName, lastName, role, createdAt },
    ...(letterConsentAt === undefined ? {} : { letterConsentAt }),
    ...(letterConsentWithdrawnAt === undefined ? {} : { letterConsentWithdrawnAt }),
  };
}

/** When the consent that holds was given: to today's words, and not taken back since. */
function livingConsent(given: User): string | undefined {
  const isToday = given.letterConsentEdition === LETTER_CONSENT_EDITION;
  return isToday && !hasWithdrawnConsent(given) ? given.letterConsentAt : undefined;
}

/** Whether somebody took their consent back and did not give it again. */
export function hasWithdrawnConsent({ letterConsentAt, letterConsentWithdrawnAt }: User): boolean {
  if (letterConsentWithdrawnAt === undefined) return false;
  return letterConsentAt === undefined || letterConsentAt <= letterConsentWithdrawnAt;
}
