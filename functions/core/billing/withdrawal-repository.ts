import { putIf, updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem } from '#functions/platform/table/item.ts';
import { queryDue, queryItems } from '#functions/platform/table/query-items.ts';
import type { UserId } from '#shared/domain/ids.ts';

import {
  isOwn,
  type OwnWithdrawal,
  type StoredWithdrawal,
  storedWithdrawal,
} from './stored-withdrawal.ts';
import {
  declaredWithdrawalKey,
  OPEN_WITHDRAWALS,
  openWithdrawalKey,
  ownWithdrawalKey,
  WITHDRAWAL_PREFIX,
  withdrawalListKey,
  WITHDRAWALS,
} from './withdrawal-keys.ts';

function keyOf({ id, owner }: Pick<StoredWithdrawal, 'id' | 'owner'>) {
  return owner === undefined ? declaredWithdrawalKey(id) : ownWithdrawalKey(owner, id);
}

/** Stores a statement; false when the purchase has one already, which stays. */
export function createWithdrawal(created: StoredWithdrawal): Promise<boolean> {
  const { at, id } = created;
  const open = isOwn(created) ? openWithdrawalKey(at, id) : {};
  return putIf({
    Item: toAttributes({ ...keyOf(created), ...withdrawalListKey(at, id), ...open, ...created }),
    ConditionExpression: 'attribute_not_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk' },
  });
}

/** The withdrawal from one purchase, strongly consistent. */
export async function findWithdrawal(
  owner: UserId,
  purchaseId: string,
): Promise<StoredWithdrawal | undefined> {
  const item = await findItem(ownWithdrawalKey(owner, purchaseId));
  return item && storedWithdrawal.parse(item);
}

/** All withdrawals of a user, strongly consistent. */
export async function listOwnWithdrawals(owner: UserId): Promise<StoredWithdrawal[]> {
  const found: StoredWithdrawal[] = [];
  const rows = queryItems({
    KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :prefix)',
    ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
    ExpressionAttributeValues: toAttributes({
      ':pk': ownWithdrawalKey(owner, '').pk,
      ':prefix': WITHDRAWAL_PREFIX,
    }),
    ConsistentRead: true,
  });
  for await (const row of rows) found.push(storedWithdrawal.parse(row));
  return found;
}

/** All users' withdrawals, newest first, up to a limit; the index may lag behind. */
export async function listWithdrawals(limit: number): Promise<StoredWithdrawal[]> {
  const found: StoredWithdrawal[] = [];
  const rows = queryItems({
    IndexName: 'gsi2',
    KeyConditionExpression: '#gsi2pk = :all',
    ExpressionAttributeNames: { '#gsi2pk': 'gsi2pk' },
    ExpressionAttributeValues: toAttributes({ ':all': WITHDRAWALS }),
    ScanIndexForward: false,
    Limit: limit,
  });
  for await (const row of rows) {
    found.push(storedWithdrawal.parse(row));
    if (found.length === limit) break;
  }
  return found;
}

/** Withdrawals that are not refunded yet, the longest waiting first; the index may lag behind. */
export async function* listOpenWithdrawals(now: Date): AsyncGenerator<OwnWithdrawal> {
  // sorts after every one of this very instant
  for await (const row of queryDue(OPEN_WITHDRAWALS, `${now.toISOString()}$`)) {
    const found = storedWithdrawal.parse(row);
    if (isOwn(found)) yield found;
  }
}

/** The receipt was mailed. */
export async function markReceiptSent(sent: StoredWithdrawal): Promise<void> {
  await updateIf({
    Key: toAttributes(keyOf(sent)),
    UpdateExpression: 'SET #sent = :yes',
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk', '#sent': 'isReceiptSent' },
    ExpressionAttributeValues: toAttributes({ ':yes': true }),
  });
}

/** The money was refunded: no further check. Returns the updated row. */
export async function markRefunded(settled: OwnWithdrawal): Promise<StoredWithdrawal> {
  const item = await updateIf({
    Key: toAttributes(keyOf(settled)),
    UpdateExpression: 'SET #state = :state REMOVE #gsi1pk, #gsi1sk',
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: {
      '#pk': 'pk',
      '#state': 'state',
      '#gsi1pk': 'gsi1pk',
      '#gsi1sk': 'gsi1sk',
    },
    ExpressionAttributeValues: toAttributes({ ':state': 'refunded' }),
  });
  return item === undefined ? { ...settled, state: 'refunded' } : storedWithdrawal.parse(item);
}

/** Whether there is a statement without a sign-in with this id. */
export async function isDeclared(id: string): Promise<boolean> {
  return (await findItem(declaredWithdrawalKey(id))) !== undefined;
}

/** A statement without a sign-in was dealt with; false when none with that id is waiting. */
export async function markClosed(id: string): Promise<boolean> {
  const item = await updateIf({
    Key: toAttributes(declaredWithdrawalKey(id)),
    UpdateExpression: 'SET #state = :closed',
    ConditionExpression: '#state = :received',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: toAttributes({ ':closed': 'closed', ':received': 'received' }),
  });
  return item !== undefined;
}
