import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { startDynamoEngine } from './dynamo-engine.ts';
import { startMailEngine } from './mail-engine.ts';
import { startS3Engine } from './s3-engine.ts';

const common = {
  region: 'eu-central-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
};
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'engines-'));
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

test('a table with its rows is there again when the engine starts on the same data', async () => {
  const path = join(directory, 'dynamo');
  const first = await startDynamoEngine({ path });
  const before = new DynamoDBClient({ ...common, endpoint: first.endpoint });
  await before.send(
    new CreateTableCommand({
      TableName: 'rows',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    }),
  );
  await waitUntilTableExists(
    { client: before, maxWaitTime: 10, minDelay: 1 },
    { TableName: 'rows' },
  );
  await before.send(new PutItemCommand({ TableName: 'rows', Item: { pk: { S: 'a' } } }));
  await first.close();

  const second = await startDynamoEngine({ path });
  const after = new DynamoDBClient({ ...common, endpoint: second.endpoint });
  const { Item } = await after.send(
    new GetItemCommand({ TableName: 'rows', Key: { pk: { S: 'a' } } }),
  );
  await second.close();
  expect(Item).toEqual({ pk: { S: 'a' } });
});

test('an object survives a restart and a half-written one disappears', async () => {
  const first = await startS3Engine({ directory });
  const options = { ...common, forcePathStyle: true };
  const before = new S3Client({ ...options, endpoint: first.endpoint });
  await before.send(new CreateBucketCommand({ Bucket: 'texts-bucket' }));
  await before.send(
    new PutObjectCommand({ Bucket: 'texts-bucket', Key: 'texts/a/b', Body: 'Zażółć' }),
  );
  await first.close();
  const objects = join(directory, 'buckets', 'texts-bucket', 'objects', 'texts', 'a');
  await writeFile(join(objects, 'torn.data'), 'secret');
  await writeFile(join(objects, 'torn.meta.json'), '{"key":');

  const second = await startS3Engine({ directory });
  const after = new S3Client({ ...options, endpoint: second.endpoint });
  const read = await after.send(new GetObjectCommand({ Bucket: 'texts-bucket', Key: 'texts/a/b' }));
  const list = await after.send(new ListObjectsV2Command({ Bucket: 'texts-bucket' }));
  await second.close();
  expect(await read.Body?.transformToString()).toBe('Zażółć');
  expect(list.Contents?.map(({ Key }) => Key)).toEqual(['texts/a/b']);
});

test('a sent mail is in the outbox, newest first, also after a restart', async () => {
  const file = join(directory, 'mail.jsonl');
  const now = () => new Date('2026-11-21T10:00:00Z');
  const first = await startMailEngine({ file, now });
  const client = new SESClient({ ...common, endpoint: first.endpoint });
  for (const subject of ['Pierwszy', 'Drugi']) {
    await client.send(
      new SendRawEmailCommand({
        Destinations: ['anna@listownik.test'],
        RawMessage: { Data: Buffer.from(mime(subject)) },
      }),
    );
  }
  await first.close();

  const second = await startMailEngine({ file });
  await second.close();
  expect(second.outbox.list().map(({ subject }) => subject)).toEqual(['Drugi', 'Pierwszy']);
  expect(second.outbox.list()[0]).toMatchObject({
    to: 'anna@listownik.test',
    text: 'Dzień dobry',
    html: '<p>Dzień dobry</p>',
    headers: { 'X-Proba': 'tak' },
    date: '2026-11-21T10:00:00.000Z',
  });
});

/** A message in the form of a mail program. */
function mime(subject: string): string {
  return [
    'From: listownik@listownik.test',
    'To: anna@listownik.test',
    `Subject: ${subject}`,
    'X-Proba: tak',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=either',
    '',
    ...['--either', 'Content-Type: text/plain; charset=utf-8', '', 'Dzień dobry'],
    ...['--either', 'Content-Type: text/html; charset=utf-8', '', '<p>Dzień dobry</p>'],
    ...['--either--', ''],
  ].join('\r\n');
}
