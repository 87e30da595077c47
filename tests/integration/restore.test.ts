import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  CreateTableCommand,
  DeleteItemCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { restoreRows } from '#infra/restore/restore-rows.ts';
import * as me from '#shared/contracts/me.ts';
import { newPerson, type Person } from '#tests/support/administration.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';
import { caller } from '#tests/support/http-event.ts';
import { logsDuring } from '#tests/support/log-capture.ts';

const PASSWORD = 'hasło-do-usunięcia';
const RESTORED = 'listownik-restored';
let cloud: EmbeddedCloud;
let dynamo: DynamoDBClient;
let live: string;

beforeAll(async () => {
  cloud = await startEmbeddedCloud();
  live = process.env.TABLE_NAME ?? '';
  dynamo = new DynamoDBClient({ endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '' });
  await createTwin();
});
afterAll(async () => {
  dynamo.destroy();
  await cloud.close();
});

/** A table of the same design, as AWS makes one out of a recovery point. */
async function createTwin(): Promise<void> {
  const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: live }));
  const indexes = Table?.GlobalSecondaryIndexes ?? [];
  await dynamo.send(
    new CreateTableCommand({
      TableName: RESTORED,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: Table?.AttributeDefinitions,
      KeySchema: Table?.KeySchema,
      GlobalSecondaryIndexes: indexes.map(({ IndexName, KeySchema, Projection }) => ({
        ...{ IndexName, KeySchema, Projection },
      })),
    }),
  );
}

async function rowsOf(table: string) {
  const { Items = [] } = await dynamo.send(new ScanCommand({ TableName: table }));
  return Items;
}

async function loseLiveRows(): Promise<void> {
  for (const { pk, sk } of await rowsOf(live)) {
    if (pk === undefined || sk === undefined) continue;
    await dynamo.send(new DeleteItemCommand({ TableName: live, Key: { pk, sk } }));
  }
}

const speaksOf = (rows: readonly unknown[], { userId, email }: Person) =>
  rows.some((row) => {
    const words = JSON.stringify(row).split(/["#]/);
    return words.includes(userId) || words.includes(email);
  });

test('a lost table comes back without the account that was erased after the recovery point', async () => {
  const callMe = caller((await import('#functions/api/me/handler.ts')).handler);
  const { hashPassword } = await import('#functions/platform/identity/passwords.ts');
  const passwordHash = await hashPassword(PASSWORD);
  // One address ends like the other: it must not go with it.
  const stays = await newPerson('USER', { email: 'karola@powrot.example' });
  const leaves = await newPerson('USER', { email: 'ola@powrot.example', passwordHash });
  const nobody = new Set<string>();
  await restoreRows(dynamo, { from: live, to: RESTORED, erased: nobody, dryRun: false });
  const logs = await logsDuring(() =>
    callMe(me.deleteMyAccount, { token: leaves.token, body: { password: PASSWORD } }),
  );
  const before = (await rowsOf(live)).map((row) => unmarshall(row));
  expect(speaksOf(before, leaves)).toBe(false);
  await loseLiveRows();

  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    const list = join(folder, 'erased.csv');
    // As CloudWatch returns the rows of the saved query: each contains the line of the log.
    await writeFile(list, logs);
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      'infra/restore/main.ts',
      ...['--from', RESTORED, '--to', live, '--erased', list],
    ]);
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /^\d+ rows read, \d+ written, [1-9]\d* left out, of 1 erased accounts\n$/,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
  const after = await rowsOf(live);
  expect([speaksOf(after, stays), speaksOf(after, leaves)]).toEqual([true, false]);
  const usage = await callMe(me.getUsage, { token: stays.token });
  expect(usage.status).toBe(200);
});

test('a dry run counts and writes nothing', async () => {
  await loseLiveRows();
  const report = await restoreRows(dynamo, {
    ...{ from: RESTORED, to: live, erased: new Set<string>(), dryRun: true },
  });
  expect(report.written).toBe(report.read);
  expect(report.read).toBeGreaterThan(0);
  expect(await rowsOf(live)).toEqual([]);
});
