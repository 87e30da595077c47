import * as z from 'zod/mini';

import { findUser } from '#functions/core/accounts/user-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { env } from '#functions/platform/env.ts';
import { type FanOut, queueDueRows } from '#functions/platform/queue/queue-due-rows.ts';
import { userId } from '#shared/domain/ids.ts';

import { CUSTOMER_SHARDS, dueCustomerShard } from './billing-keys.ts';
import { beginReading, endReading } from './customer-repository.ts';
import { endBilling } from './end-billing.ts';
import { syncBilling } from './sync-billing.ts';

const customerRow = z.object({ userId, customerId: z.string() });
type CustomerRow = z.output<typeof customerRow>;

/**
 * Queues every customer who pays or may have paid and was not compared with the payment provider for a day, so
 * that lost events are repaired. A customer that always fails stays due and does not block others.
 */
export function queueDueCustomers(
  clock: Clock = systemClock,
  isOver: () => boolean = () => false,
): Promise<FanOut> {
  const shards = Array.from({ length: CUSTOMER_SHARDS }, (_, shard) => dueCustomerShard(shard));
  return queueDueRows({ queueUrl: env('CUSTOMER_QUEUE_URL'), shards, now: clock(), isOver });
}

/** Compares the customer of a due row with the payment provider; a repetition only reads again. */
export async function reconcileCustomer(
  row: Record<string, unknown>,
  clock: Clock = systemClock,
): Promise<void> {
  const found = customerRow.parse(row);
  const user = await findUser(found.userId);
  if (user?.status === 'closing') await endForErasure(found);
  else await syncBilling(found.userId, found.customerId, clock);
}

/** An interrupted erasure must not leave anybody paying; its repetition does the rest. */
async function endForErasure({ userId: owner, customerId }: CustomerRow): Promise<void> {
  const reading = await beginReading(owner, customerId);
  await endBilling(owner);
  if (reading !== undefined) await endReading(reading, undefined);
}
