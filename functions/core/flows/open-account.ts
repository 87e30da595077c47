import { claimAddress } from '#functions/core/accounts/address-repository.ts';
import { admitAdministrator } from '#functions/core/accounts/change-role.ts';
import { linkIdentity } from '#functions/core/accounts/identity-repository.ts';
import type { User } from '#functions/core/accounts/user.ts';
import { listUnderNames } from '#functions/core/accounts/user-name-repository.ts';
import { changeUser, createUser, findUser } from '#functions/core/accounts/user-repository.ts';
import { openTrial } from '#functions/core/packages/open-trial.ts';
import { countUser } from '#functions/core/statistics/statistics-repository.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { env } from '#functions/platform/env.ts';
import { randomId } from '#functions/platform/ids.ts';
import type { Role } from '#shared/contracts/auth.ts';
import { normalizeEmail } from '#shared/contracts/fields.ts';
import { userId } from '#shared/domain/ids.ts';

type Opening = Pick<User, 'email' | 'firstName' | 'lastName' | 'passwordHash' | 'openedBy'> & {
  role?: Role;
  /** A provider's identity that signs in to the account. */
  identity?: string | undefined;
};

/**
 * Creates the account of a verified address: the address row, the user, the trial package, in this order,
 * each under a condition, so that a repetition after a crash continues where it stopped. Returns the user if
 * this call opened the account, `undefined` when the address already has one.
 */
export async function openAccount(
  { identity, ...opening }: Opening,
  clock: Clock,
): Promise<User | undefined> {
  const id = await claimAddress(opening.email, userId.parse(randomId()));
  await createUser({
    ...opening,
    id,
    role: opening.role ?? roleOf(opening.email),
    createdAt: clock().toISOString(),
    status: 'opening',
    tokenVersion: 1,
  });
  const user = await findUser(id);
  // An account opened by somebody else is not signed in to: the password may be theirs.
  if (user?.openedBy !== opening.openedBy) return undefined;
  if (identity !== undefined) await linkIdentity(identity, id);
  return completeOpening(user, clock);
}

/** Completes the opening of an account; returns the user if this call completed it. */
export async function completeOpening(user: User, clock: Clock): Promise<User | undefined> {
  if (user.status !== 'opening') return undefined;
  await listUnderNames(user);
  await openTrial(user, clock);
  if (user.role === 'ADMIN') await admitAdministrator(user.id);
  await countUser(user.id, 1, clock());
  return changeUser(user.id, { set: { status: 'open' } }, { status: 'opening' });
}

/** The stage's administrators are named by address (design, section 7). */
function roleOf(email: string): Role {
  const administrators = env('ADMIN_EMAILS').split(',').map(normalizeEmail);
  return administrators.includes(email) ? 'ADMIN' : 'USER';
}
