import { QueryCommand, type QueryCommandInput } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

import { dynamo, tableName } from './dynamo.ts';

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
