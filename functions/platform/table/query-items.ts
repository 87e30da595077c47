import { QueryCommand, type QueryCommandInput } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

import { dynamo, tableName, toAttributes } from './dynamo.ts';

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey'>;

/** Every item of a query, page by page. */
export async function* queryItems(query: Query): AsyncGenerator<Record<string, unknown>> {
  let startKey: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await dynamo.send(
      new QueryCommand({ ...query, TableName: tableName(), ExclusiveStartKey: startKey }),
    );
    for (const item of page.Items ?? []) yield unmarshall(item);
    startKey = page.LastEvaluatedKey;
  } while (startKey !== undefined);
}

/** The first items of a query, and whether there may be more. */
export async function queryFirst(
  query: Query,
  limit: number,
): Promise<{ items: Record<string, unknown>[]; isAll: boolean }> {
  const command = new QueryCommand({ ...query, TableName: tableName(), Limit: limit });
  const { Items = [], LastEvaluatedKey } = await dynamo.send(command);
  return { items: Items.map((item) => unmarshall(item)), isAll: LastEvaluatedKey === undefined };
}

/** Items waiting in a shard of the first index with a key up to `until`, first key first; the index may lag. */
export function queryDue(shard: string, until: string): AsyncGenerator<Record<string, unknown>> {
  return queryItems(due(shard, until));
}

/** Like {@link queryDue}, with only `pk`, `sk` and `gsi1sk` of each item. */
export function queryDueKeys(
  shard: string,
  until: string,
): AsyncGenerator<Record<string, unknown>> {
  const { ExpressionAttributeNames: names, ...query } = due(shard, until);
  return queryItems({
    ...query,
    ProjectionExpression: '#pk, #sk, #gsi1sk',
    ExpressionAttributeNames: { ...names, '#pk': 'pk', '#sk': 'sk' },
  });
}

function due(shard: string, until: string) {
  return {
    IndexName: 'gsi1',
    KeyConditionExpression: '#gsi1pk = :shard AND #gsi1sk <= :until',
    ExpressionAttributeNames: { '#gsi1pk': 'gsi1pk', '#gsi1sk': 'gsi1sk' },
    ExpressionAttributeValues: toAttributes({ ':shard': shard, ':until': until }),
  } satisfies Query;
}
