import * as z from 'zod/mini';

import { findUser } from '#functions/core/accounts/user-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import { userId } from '#shared/domain/ids.ts';

import { CUSTOMER_SHARDS } from './billing-keys.ts';
import { beginReading, endReading, listDueCustomers } from './customer-repository.ts';
import { endBilling } from './end-billing.ts';
import { syncBilling } from './sync-billing.ts';

const row = z.object({ userId, customerId: z.string() });

export type ReconciliationReport = { reconciled: number; failed: number };

/**
 * Looks once a day at everybody who pays or may have paid, so that events lost for days are made good.
 * Who is not reached before `isLate` is the first of the next run. One that fails never stops the others.
 */
export async function reconcileBilling(
  clock: Clock = systemClock,
  isLate: () => boolean = () => false,
): Promise<ReconciliationReport> {
  const report = { reconciled: 0, failed: 0 };
  for (let shard = 0; shard < CUSTOMER_SHARDS; shard += 1) {
    for await (const due of listDueCustomers(shard, clock())) {
      if (isLate()) return report;
      try {
        await reconcile(due, clock);
        report.reconciled += 1;
      } catch (error) {
        report.failed += 1;
        logger.failure('customer not reconciled', error, { shard });
      }
    }
  }
  return report;
}

async function reconcile(due: Record<string, unknown>, clock: Clock): Promise<void> {
  const found = row.parse(due);
  const user = await findUser(found.userId);
  if (user?.status === 'closing') await endForErasure(found);
  else await syncBilling(found.userId, found.customerId, clock);
}

/** An erasure that broke off must not leave anybody paying; the rest is done when it is repeated. */
async function endForErasure({ userId: owner, customerId }: z.infer<typeof row>): Promise<void> {
  const reading = await beginReading(owner, customerId);
  await endBilling(owner);
  if (reading !== undefined) await endReading(reading, undefined);
}
