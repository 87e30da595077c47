import { putIf, updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem } from '#functions/platform/table/item.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { customerKey, dueCustomerKey } from './billing-keys.ts';
import { type Customer, customer } from './customer.ts';

/** A user's customer, strongly consistent. */
export async function findCustomer(userId: UserId): Promise<Customer | undefined> {
  const item = await findItem(customerKey(userId));
  return item && customer.parse(item);
}

/** Links a customer to a user who has none; false when there is one already, which stays. */
export function createCustomerRow(created: Omit<Customer, 'readings'>): Promise<boolean> {
  const item = { ...customerKey(created.userId), ...created, readings: 0 };
  return putIf({
    Item: toAttributes(item),
    ConditionExpression: 'attribute_not_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk' },
  });
}

/** A payment page was opened: the customer is reconciled from `dueAt` on, whatever happened before. */
export async function noteCheckout(userId: UserId, now: Date, dueAt: Date): Promise<void> {
  const { gsi1pk, gsi1sk } = dueCustomerKey(userId, dueAt.toISOString());
  await updateIf({
    Key: toAttributes(customerKey(userId)),
    UpdateExpression: 'SET #checkoutAt = :now, #gsi1pk = :gsi1pk, #gsi1sk = :gsi1sk',
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: {
      '#pk': 'pk',
      '#checkoutAt': 'checkoutAt',
      '#gsi1pk': 'gsi1pk',
      '#gsi1sk': 'gsi1sk',
    },
    ExpressionAttributeValues: toAttributes({
      ':now': now.toISOString(),
      ':gsi1pk': gsi1pk,
      ':gsi1sk': gsi1sk,
    }),
  });
}

/** Takes the next reading's number; `undefined` when the user has no such customer. */
export async function beginReading(
  userId: UserId,
  customerId: string,
): Promise<Customer | undefined> {
  const item = await updateIf({
    Key: toAttributes(customerKey(userId)),
    UpdateExpression: 'SET #readings = #readings + :one',
    ConditionExpression: '#customerId = :customerId',
    ExpressionAttributeNames: { '#readings': 'readings', '#customerId': 'customerId' },
    ExpressionAttributeValues: toAttributes({ ':one': 1, ':customerId': customerId }),
  });
  return item && customer.parse(item);
}

/** The reading is done: the next check is at `dueAt`, or never when absent. A newer reading takes precedence. */
export async function endReading(
  { userId, readings }: Customer,
  dueAt: Date | undefined,
): Promise<void> {
  const keys = dueAt && dueCustomerKey(userId, dueAt.toISOString());
  await updateIf({
    Key: toAttributes(customerKey(userId)),
    UpdateExpression: keys ? 'SET #gsi1pk = :gsi1pk, #gsi1sk = :gsi1sk' : 'REMOVE #gsi1pk, #gsi1sk',
    ConditionExpression: '#readings = :mine',
    ExpressionAttributeNames: {
      '#readings': 'readings',
      '#gsi1pk': 'gsi1pk',
      '#gsi1sk': 'gsi1sk',
    },
    ExpressionAttributeValues: toAttributes({
      ':mine': readings,
      ...(keys ? { ':gsi1pk': keys.gsi1pk, ':gsi1sk': keys.gsi1sk } : {}),
    }),
  });
}
