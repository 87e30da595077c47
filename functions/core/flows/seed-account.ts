import { findAddressOwner } from '#functions/core/accounts/address-repository.ts';
import { findUser } from '#functions/core/accounts/user-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { hashPassword } from '#functions/platform/identity/passwords.ts';
import type { Role } from '#shared/contracts/auth.ts';
import { normalizeEmail } from '#shared/contracts/fields.ts';

import { openAccount } from './open-account.ts';

type Seed = { email: string; password: string; firstName: string; lastName: string; role: Role };

/**
 * Creates an account with its trial package directly, for the local cloud and tests. A repetition leaves an
 * existing account, its password and its role unchanged.
 */
export async function ensureAccount(
  { email: typed, password, firstName, lastName, role }: Seed,
  clock: Clock = systemClock,
): Promise<void> {
  const email = normalizeEmail(typed);
  const owner = await findAddressOwner(email);
  const existing = owner && (await findUser(owner));
  if (existing !== undefined && existing.status !== 'opening') return;
  const passwordHash = await hashPassword(password);
  await openAccount({ email, passwordHash, firstName, lastName, role, openedBy: 'seed' }, clock);
}
