import type { User } from '#functions/core/accounts/user.ts';
import { findUser } from '#functions/core/accounts/user-repository.ts';
import { packageKey } from '#functions/core/packages/package-keys.ts';
import { createPackage } from '#functions/core/packages/package-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { randomId } from '#functions/platform/ids.ts';
import { removeItem } from '#functions/platform/table/item.ts';
import { packageId, type UserId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

const DAY_MS = 86_400_000;

/** Gives a user a number of analyses for a number of days from now. Throws `NOT_FOUND`. */
export async function grantUsage(
  userId: UserId,
  { amount, days }: { amount: number; days: number },
  clock: Clock = systemClock,
): Promise<void> {
  const { createdAt } = await requireOpen(userId);
  const now = clock();
  const id = packageId.parse(randomId());
  await createPackage(
    {
      userId,
      packageId: id,
      source: 'admin_grant',
      quota: amount,
      windowStart: now.toISOString(),
      windowEnd: new Date(now.getTime() + days * DAY_MS).toISOString(),
    },
    createdAt,
  );
  try {
    await requireOpen(userId); // an erasure that began meanwhile may have read the rows before this write
  } catch (error) {
    await removeItem(packageKey(userId, id));
    throw error;
  }
}

async function requireOpen(id: UserId): Promise<User> {
  const user = await findUser(id);
  if (user === undefined || user.status === 'closing') throw new AppError('NOT_FOUND');
  return user;
}
