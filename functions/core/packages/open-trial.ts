import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { packageId, type UserId } from '#shared/domain/ids.ts';
import { plans } from '#shared/domain/plans.ts';

import { createPackage } from './package-repository.ts';

const TRIAL = packageId.parse('trial');

/** The first analysis is free: one trial package without an end. A repetition gives no second one. */
export async function openTrial(
  { id: userId, createdAt }: { id: UserId; createdAt: string },
  clock: Clock = systemClock,
): Promise<void> {
  await createPackage(
    {
      userId,
      packageId: TRIAL,
      source: 'trial',
      quota: plans.FREE.quota,
      windowStart: clock().toISOString(),
      productKey: 'FREE',
    },
    createdAt,
  );
}
