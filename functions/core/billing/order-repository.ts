import { updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem } from '#functions/platform/table/item.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { orderKey } from './billing-keys.ts';
import type { PaidPlan } from './prices.ts';

/** A plan bought under a contract, the subject of a confirmation. */
export type Order = { userId: UserId; subscriptionId: string; plan: PaidPlan };

/** Time to confirm a claimed order; after it another caller may claim it. */
const TAKEN_MS = 2 * 60_000;

/**
 * Claims an order to confirm it: of any number of callers one gets `taken`. `busy` while another caller has it,
 * `confirmed` when its confirmation was sent.
 */
export async function takeOrder(order: Order, now: Date): Promise<'taken' | 'busy' | 'confirmed'> {
  const taken = await updateIf({
    Key: toAttributes(keyOf(order)),
    UpdateExpression: 'SET #takenAt = :now, #plan = :plan',
    ConditionExpression:
      'attribute_not_exists(#sentAt) AND (attribute_not_exists(#takenAt) OR #takenAt < :longAgo)',
    ExpressionAttributeNames: { '#sentAt': 'sentAt', '#takenAt': 'takenAt', '#plan': 'plan' },
    ExpressionAttributeValues: toAttributes({
      ':now': now.toISOString(),
      ':longAgo': new Date(now.getTime() - TAKEN_MS).toISOString(),
      ':plan': order.plan,
    }),
  });
  if (taken !== undefined) return 'taken';
  return (await isConfirmed(order)) ? 'confirmed' : 'busy';
}

/** The confirmation of an order was sent. */
export async function markOrderSent(order: Order, now: Date): Promise<void> {
  await updateIf({
    Key: toAttributes(keyOf(order)),
    UpdateExpression: 'SET #sentAt = :now REMOVE #takenAt',
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk', '#sentAt': 'sentAt', '#takenAt': 'takenAt' },
    ExpressionAttributeValues: toAttributes({ ':now': now.toISOString() }),
  });
}

/** The confirmation could not be sent: the next caller may claim the order at once. */
export async function letGoOfOrder(order: Order): Promise<void> {
  await updateIf({
    Key: toAttributes(keyOf(order)),
    UpdateExpression: 'REMOVE #takenAt',
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk', '#takenAt': 'takenAt' },
  });
}

async function isConfirmed(order: Order): Promise<boolean> {
  return (await findItem(keyOf(order)))?.sentAt !== undefined;
}

const keyOf = ({ userId, subscriptionId, plan }: Order) => orderKey(userId, subscriptionId, plan);
