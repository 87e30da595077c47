import {
  DynamoDBClient,
  ListTablesCommand,
  paginateScan,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';

/** Rewrites every item unchanged, so that each index gets its entry. */
export async function putAllItemsAgain(endpoint: string): Promise<void> {
  const client = new DynamoDBClient({
    endpoint,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  for (const TableName of TableNames) {
    for await (const { Items = [] } of paginateScan({ client }, { TableName })) {
      for (const Item of Items) await client.send(new PutItemCommand({ TableName, Item }));
    }
  }
  client.destroy();
}
