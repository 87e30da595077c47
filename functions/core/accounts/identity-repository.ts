import * as z from 'zod/mini';

import { putIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem } from '#functions/platform/table/item.ts';
import { type UserId, userId } from '#shared/domain/ids.ts';

import { identityKey, ownIdentityKey } from './account-keys.ts';

const owned = z.object({ userId });

/** Access pattern A14: the user of a provider's identity (`<provider>#<subject>`). */
export async function findIdentityOwner(identity: string): Promise<UserId | undefined> {
  const item = await findItem(identityKey(identity));
  return item && owned.parse(item).userId;
}

/**
 * Access pattern A15: links an identity to a user; `false` when it is linked to somebody else. The row under
 * the user is written first, so that an erasure never misses the other one. Safe to repeat.
 */
export async function linkIdentity(identity: string, id: UserId): Promise<boolean> {
  await put(ownIdentityKey(id, identity), { identity }, id);
  return put(identityKey(identity), {}, id);
}

function put(key: { pk: string; sk: string }, members: Record<string, string>, id: UserId) {
  return putIf({
    Item: toAttributes({ ...key, ...members, userId: id }),
    ConditionExpression: 'attribute_not_exists(#pk) OR #userId = :id',
    ExpressionAttributeNames: { '#pk': 'pk', '#userId': 'userId' },
    ExpressionAttributeValues: toAttributes({ ':id': id }),
  });
}
