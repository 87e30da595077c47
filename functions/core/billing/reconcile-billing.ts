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

export type ReconciliationReport = {
  reconciled: number;
  failed: number;
  /** Seconds for which the customer waits who is due the longest; 0 when nobody is left. */
  oldestDueSeconds: number;
};

/** Customers compared at once, each from a shard of its own. */
const AT_ONCE = 4;
const HOUR_MS = 3_600_000;

/**
 * Checks once a day everybody who pays or may have paid, so that lost events are repaired. Several shards are
 * processed in parallel, and each hour starts with the next one: a customer not reached before `isLate` is
 * reached by a later run, however many wait before them. A failure never stops the others.
 */
export async function reconcileBilling(
  clock: Clock = systemClock,
  isLate: () => boolean = () => false,
): Promise<ReconciliationReport> {
  const report = { reconciled: 0, failed: 0, oldestDueSeconds: 0 };
  const first = Math.floor(clock().getTime() / HOUR_MS);
  const shards = Array.from(
    { length: CUSTOMER_SHARDS },
    (_, step) => (first + step) % CUSTOMER_SHARDS,
  );
  const goThrough = async () => {
    for (let shard = shards.shift(); shard !== undefined; shard = shards.shift()) {
      for await (const due of listDueCustomers(shard, clock())) {
        if (isLate()) return;
        await reconcileOne(due, clock, report, shard);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goThrough));
  report.oldestDueSeconds = await longestWait(clock());
  return report;
}

async function longestWait(now: Date): Promise<number> {
  const shards = Array.from({ length: CUSTOMER_SHARDS }, (_, shard) => shard);
  const waits = await Promise.all(
    shards.map(async (shard) => {
      for await (const { gsi1sk } of listDueCustomers(shard, now)) {
        const dueAt = String(gsi1sk).split('#')[0] ?? '';
        return Math.round((now.getTime() - Date.parse(dueAt)) / 1_000);
      }
      return 0;
    }),
  );
  return Math.max(...waits);
}

async function reconcileOne(
  due: Record<string, unknown>,
  clock: Clock,
  report: ReconciliationReport,
  shard: number,
): Promise<void> {
  try {
    await reconcile(due, clock);
    report.reconciled += 1;
  } catch (error) {
    report.failed += 1;
    logger.failure('customer not reconciled', error, { shard });
  }
}

async function reconcile(due: Record<string, unknown>, clock: Clock): Promise<void> {
  const found = row.parse(due);
  const user = await findUser(found.userId);
  if (user?.status === 'closing') await endForErasure(found);
  else await syncBilling(found.userId, found.customerId, clock);
}

/** An interrupted erasure must not leave anybody paying; its repetition does the rest. */
async function endForErasure({ userId: owner, customerId }: z.infer<typeof row>): Promise<void> {
  const reading = await beginReading(owner, customerId);
  await endBilling(owner);
  if (reading !== undefined) await endReading(reading, undefined);
}
