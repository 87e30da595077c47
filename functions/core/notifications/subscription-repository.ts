import { logger } from '#functions/platform/logger.ts';
import { putIf, removeIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem, removeItem } from '#functions/platform/table/item.ts';
import { queryItems } from '#functions/platform/table/query-items.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { endpointKey, SUBSCRIPTION_PREFIX, subscriptionKey } from './notification-keys.ts';
import { type Subscription, subscriptionItem } from './subscription.ts';

type Owned = { userId: UserId; endpointHash: string };

/**
 * Assigns an address to this user. An address of somebody else passes only to a caller that knows the
 * browser's keys, which is the browser itself: two accounts used in one browser. False when the keys differ.
 */
export function claimEndpoint({ userId, endpointHash }: Owned, keysHash: string): Promise<boolean> {
  return putIf({
    Item: toAttributes({ ...endpointKey(endpointHash), userId, keysHash }),
    ConditionExpression: 'attribute_not_exists(#pk) OR #userId = :userId OR #keysHash = :keysHash',
    ExpressionAttributeNames: { '#pk': 'pk', '#userId': 'userId', '#keysHash': 'keysHash' },
    ExpressionAttributeValues: toAttributes({ ':userId': userId, ':keysHash': keysHash }),
  });
}

/** The address's owner now, strongly consistent. */
export async function findEndpointOwner(endpointHash: string): Promise<unknown> {
  const item = await findItem(endpointKey(endpointHash));
  return item?.userId;
}

/** Releases an address if it still belongs to this user. Safe to repeat. */
export async function releaseEndpoint({ userId, endpointHash }: Owned): Promise<void> {
  await removeIf({
    Key: toAttributes(endpointKey(endpointHash)),
    ConditionExpression: '#userId = :userId',
    ExpressionAttributeNames: { '#userId': 'userId' },
    ExpressionAttributeValues: toAttributes({ ':userId': userId }),
  });
}

/** Writes the subscription, replacing any previous one with its address. */
export async function saveSubscription(userId: UserId, subscription: Subscription): Promise<void> {
  const key = subscriptionKey(userId, subscription.endpointHash);
  await putIf({ Item: toAttributes({ ...key, ...subscription }) });
}

/** The user's subscriptions, newest first, strongly consistent. An unreadable one is logged and omitted. */
export async function listSubscriptions(userId: UserId): Promise<Subscription[]> {
  const { pk } = subscriptionKey(userId, '');
  const rows = queryItems({
    KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :prefix)',
    ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
    ExpressionAttributeValues: toAttributes({ ':pk': pk, ':prefix': SUBSCRIPTION_PREFIX }),
    ConsistentRead: true,
  });
  const subscriptions: Subscription[] = [];
  for await (const row of rows) {
    const parsed = subscriptionItem.safeParse(row);
    if (parsed.success) subscriptions.push(parsed.data);
    else logger.failure('push subscription unreadable', parsed.error, { userId });
  }
  return subscriptions.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

export async function removeSubscription({ userId, endpointHash }: Owned): Promise<void> {
  await removeItem(subscriptionKey(userId, endpointHash));
}
