import { findUser } from '#functions/core/accounts/user-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { eraseAccount, type Erasure } from './erase-account.ts';

/**
 * Erases a user with all data, or finishes an interrupted erasure. Throws `NOT_FOUND`, and `CONFLICT` for the
 * caller's own account (which requires the password) and for the last administrator.
 */
export async function deleteUser(
  id: UserId,
  actorId: UserId,
  clock: Clock = systemClock,
): Promise<Erasure> {
  if (id === actorId) {
    throw new AppError('CONFLICT', { message: 'Własne konto usuniesz w ustawieniach.' });
  }
  if ((await findUser(id)) === undefined) throw new AppError('NOT_FOUND');
  return eraseAccount(id, 'administrator', clock);
}
