import { findPackage } from '#functions/core/packages/package-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { PackageId, UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

import { removeGrant } from './grant-repository.ts';

/**
 * Takes back a granted package that has not ended. Throws `NOT_FOUND`, and `CONFLICT` for a package that
 * was not granted or has ended.
 */
export async function revokeUsage(
  usage: { userId: UserId; packageId: PackageId },
  clock: Clock = systemClock,
): Promise<void> {
  if (await removeGrant(usage, clock())) return;
  const found = await findPackage(usage.userId, usage.packageId);
  if (found === undefined) throw new AppError('NOT_FOUND');
  throw new AppError('CONFLICT', {
    message:
      found.source === 'admin_grant'
        ? 'Ten przydział już wygasł, więc nie można go cofnąć.'
        : 'Cofnąć można tylko pakiet przyznany przez administratora.',
  });
}
