import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateTableCommand,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { startDynamoEngine } from './dynamo-engine.ts';
import { keepTables } from './kept-tables.ts';

type Store = {
  close: () => Promise<void>;
  put: (key: string, value: string) => Promise<void>;
  del: (key: string) => Promise<void>;
  keys: (range: object) => { all: () => Promise<string[]> };
};
const { Level } = createRequire(import.meta.resolve('dynalite'))('level') as {
  Level: new (path: string) => Store; // level's index.d.ts
};

let directory: string;
let path: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tables-'));
  path = join(directory, 'dynamodb');
});
afterEach(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));

const at = (endpoint: string) =>
  new DynamoDBClient({
    endpoint,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });

async function withTable(endpoint: string): Promise<void> {
  const text = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
  await at(endpoint).send(
    new CreateTableCommand({
      TableName: 'rows',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [text('pk'), text('due')],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'byDue',
          KeySchema: [{ AttributeName: 'due', KeyType: 'HASH' }],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  );
  const patience = { client: at(endpoint), minDelay: 1, maxDelay: 1, maxWaitTime: 20 };
  await waitUntilTableExists(patience, { TableName: 'rows' });
}

const put = (endpoint: string, pk: string, more: Record<string, { S: string }> = {}) =>
  at(endpoint).send(
    new PutItemCommand({ TableName: 'rows', Item: { pk: { S: pk }, due: { S: 'now' }, ...more } }),
  );

async function indexed(endpoint: string): Promise<(string | undefined)[]> {
  const { Items = [] } = await at(endpoint).send(
    new QueryCommand({
      TableName: 'rows',
      IndexName: 'byDue',
      KeyConditionExpression: 'due = :due',
      ExpressionAttributeValues: { ':due': { S: 'now' } },
    }),
  );
  return Items.map(({ pk }) => pk?.S).sort();
}

test('after a kill between two writes the index has what the table has, and nothing else', async () => {
  const first = await startDynamoEngine({ path });
  await withTable(first.endpoint);
  for (const pk of ['a', 'b', 'c']) await put(first.endpoint, pk);
  await first.close();
  await rm(join(path, 'CLOSED')); // as after a kill
  const store = new Level(path);
  const [lost = '', stale = ''] = await store.keys({ gte: 'index-', lt: 'index.' }).all();
  await store.del(lost);
  await store.put(`${stale}ff`, JSON.stringify({ pk: { S: 'gone' }, due: { S: 'now' } }));
  await store.close();

  const second = await startDynamoEngine({ path });
  expect(await indexed(second.endpoint)).toEqual(['a', 'b', 'c']);
  await second.close();
});

test.runIf(process.platform === 'linux')(
  'on a full disk a write fails, and the table is there again once there is space',
  async () => {
    const tables = await keepTables(path);
    const { endpoint } = tables;
    await withTable(endpoint);
    await put(endpoint, 'before');
    // No file may grow, as on a full disk.
    execFileSync('prlimit', ['--pid', String(tables.pid()), '--fsize=1:unlimited']);
    await expect(put(endpoint, 'lost', { text: { S: 'x'.repeat(300_000) } })).rejects.toThrow();
    await expect
      .poll(
        () =>
          put(endpoint, 'after').then(
            () => 'written',
            () => 'refused',
          ),
        { timeout: 60_000 },
      )
      .toBe('written');
    expect(await indexed(endpoint)).toEqual(expect.arrayContaining(['after', 'before']));
    await tables.close();
  },
  120_000,
);

test('data that cannot be opened is told at the start', async () => {
  const holder = await startDynamoEngine({ path });
  await expect(keepTables(path)).rejects.toThrow(`The table store at ${path} cannot be opened.`);
  await holder.close();
});
