import { hasWithdrawnConsent, toAccount, type User } from '#functions/core/accounts/user.ts';
import { changeUser } from '#functions/core/accounts/user-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { Account } from '#shared/contracts/auth.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

const WITHDRAWN =
  'Wycofano zgodę na odczytywanie pism. Żeby przeanalizować pismo, udziel jej ponownie w ustawieniach.';

/**
 * Records a user's explicit consent to the reading of letters, with its time and the edition of its wording
 * (RODO, art. 7 ust. 1). A valid consent keeps its first time. Throws `UNAUTHENTICATED` when the account no
 * longer exists.
 */
export async function giveLetterConsent(
  user: User,
  edition: string,
  clock: Clock = systemClock,
): Promise<Account> {
  const known = toAccount(user);
  if (known.letterConsentAt !== undefined) return known;
  const set = { letterConsentAt: clock().toISOString(), letterConsentEdition: edition };
  return toAccount(await changed(user.id, set));
}

/** Records the withdrawal of the consent; a second call changes nothing. */
export async function noteConsentWithdrawn(user: User, clock: Clock): Promise<Account> {
  if (hasWithdrawnConsent(user)) return toAccount(user);
  return toAccount(await changed(user.id, { letterConsentWithdrawnAt: clock().toISOString() }));
}

/**
 * Refuses a letter from a user who withdrew the consent. A user who was never asked may continue: the
 * product's page asks before it sends anything, and the specification defines the call without it. Throws
 * `CONFLICT`.
 */
export function requireConsentNotWithdrawn(user: User): void {
  if (hasWithdrawnConsent(user)) throw new AppError('CONFLICT', { message: WITHDRAWN });
}

async function changed(id: UserId, set: Partial<Omit<User, 'id' | 'tokenVersion'>>): Promise<User> {
  const user = await changeUser(id, { set }, { status: 'open' });
  if (user === undefined) throw new AppError('UNAUTHENTICATED');
  return user;
}
