import { DeleteItemCommand, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

import { dynamo, tableName, toAttributes } from './dynamo.ts';

export type ItemKey = { pk: string; sk: string };

/** One item by its key, strongly consistent. */
export async function findItem(key: ItemKey): Promise<Record<string, unknown> | undefined> {
  const { Item } = await dynamo.send(
    new GetItemCommand({ TableName: tableName(), Key: toAttributes(key), ConsistentRead: true }),
  );
  return Item && unmarshall(Item);
}

/** Removes one item; an item that no longer exists is no error. */
export async function removeItem(key: ItemKey): Promise<void> {
  await dynamo.send(new DeleteItemCommand({ TableName: tableName(), Key: toAttributes(key) }));
}
