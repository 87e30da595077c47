import * as z from 'zod/mini';

import { putIf, removeIf, updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem } from '#functions/platform/table/item.ts';
import { type UserId, userId } from '#shared/domain/ids.ts';

import { addressKey } from './account-keys.ts';

const address = z.object({ userId });

/** Access pattern A4: the owner of a normalized address. */
export async function findAddressOwner(email: string): Promise<UserId | undefined> {
  const item = await findItem(addressKey(email));
  return item && address.parse(item).userId;
}

/**
 * Access pattern A5: gives the address to `id` unless it has an owner, and returns its owner now. The first
 * write of every new account: the condition makes addresses unique. A process that dies after it leaves an
 * address without a user, which the next confirmed link of that address completes.
 */
export async function claimAddress(email: string, id: UserId): Promise<UserId> {
  const claimed = await putIf({
    Item: toAttributes({ ...addressKey(email), userId: id }),
    ConditionExpression: 'attribute_not_exists(#pk) OR attribute_exists(#expiresAt)',
    ExpressionAttributeNames: { '#pk': 'pk', '#expiresAt': 'expiresAt' },
  });
  if (claimed) return id;
  // Taken: the owner decides. When it disappeared in between (an erasure), the claim is repeated.
  return (await findAddressOwner(email)) ?? claimAddress(email, id);
}

/**
 * Access pattern A13: lets TTL remove an erased user's address, and lets a new account take it earlier. Safe
 * to repeat.
 */
export async function expireAddress(email: string, id: UserId, expiresAt: number): Promise<void> {
  await updateIf({
    Key: toAttributes(addressKey(email)),
    UpdateExpression: 'SET #expiresAt = :expiresAt',
    ConditionExpression: '#userId = :id',
    ExpressionAttributeNames: { '#expiresAt': 'expiresAt', '#userId': 'userId' },
    ExpressionAttributeValues: toAttributes({ ':expiresAt': expiresAt, ':id': id }),
  });
}

/** Access pattern A12: releases an address if it still belongs to this user. Safe to repeat. */
export async function releaseAddress(email: string, id: UserId): Promise<void> {
  await removeIf({
    Key: toAttributes(addressKey(email)),
    ConditionExpression: '#userId = :id',
    ExpressionAttributeNames: { '#userId': 'userId' },
    ExpressionAttributeValues: toAttributes({ ':id': id }),
  });
}
