import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { unmarshall } from '@aws-sdk/util-dynamodb';

import { startDynamoEngine } from '#localstack/engines/dynamo-engine.ts';
import type { Engine } from '#localstack/engines/engine.ts';
import { startMailEngine } from '#localstack/engines/mail-engine.ts';
import type { Mail } from '#localstack/engines/outbox.ts';
import { startS3Engine } from '#localstack/engines/s3-engine.ts';

import { createWorkQueues } from './work-queues.ts';

// Of this process alone: an emulator is shared by all that point at it.
const TABLE = `listownik-test-${randomUUID()}`;
const BUCKET = `${TABLE}-texts`;
const REGION = 'eu-central-1';
/** Those that emulators know: one of them checks the signature of a link. */
const CREDENTIALS = { accessKeyId: 'test', secretAccessKey: 'test' };

export const SESSION_SECRET = 'a-secret-of-this-test-run-only-0123456789';
export const WEB_ORIGIN = 'https://listownik.test';

/** The engines the handlers need, with an empty table, an empty bucket and an outbox, all in memory. */
export type EmbeddedCloud = {
  /** Newest first. */
  mails: () => readonly Mail[];
  /** Every row of the table. */
  rows: () => Promise<Record<string, unknown>[]>;
  /** Keys of every stored object. */
  objects: () => Promise<string[]>;
  close: () => Promise<void>;
};

/**
 * Starts the engines on free ports and points this process's environment at them. Import handlers only
 * afterwards: their clients read the environment.
 */
export async function startEmbeddedCloud(
  environment: Record<string, string> = {},
): Promise<EmbeddedCloud> {
  const [dynamo, mail, s3] = await Promise.all([
    elsewhere(environment.AWS_ENDPOINT_URL_DYNAMODB) ?? startDynamoEngine(),
    startMailEngine(),
    elsewhere(environment.AWS_ENDPOINT_URL_S3) ?? startS3Engine(),
  ]);
  Object.assign(process.env, {
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ENDPOINT_URL_SQS: s3.endpoint,
    AWS_ENDPOINT_URL_SES: mail.endpoint,
    TABLE_NAME: TABLE,
    TABLE_TIMEOUT_MS: '10000', // tests share the machine
    TEXT_BUCKET: BUCKET,
    WEB_ORIGIN,
    MAIL_FROM: 'Listownik <poczta@listownik.test>',
    SECRETS_JSON: JSON.stringify({ sessionSecret: SESSION_SECRET, modelApiKey: 'none' }),
    ...environment,
  });
  const table = new DynamoDBClient({
    region: REGION,
    credentials: CREDENTIALS,
    endpoint: dynamo.endpoint,
  });
  const bucket = new S3Client({
    region: REGION,
    credentials: CREDENTIALS,
    endpoint: s3.endpoint,
    forcePathStyle: true,
  });
  await createTable(table);
  await bucket.send(new CreateBucketCommand({ Bucket: BUCKET }));
  const queues = await createWorkQueues(s3.endpoint, TABLE);
  Object.assign(process.env, {
    REMINDER_QUEUE_URL: queues.reminders,
    CUSTOMER_QUEUE_URL: queues.customers,
  });
  return {
    mails: mail.outbox.list,
    rows: async () => {
      const { Items = [] } = await table.send(new ScanCommand({ TableName: TABLE }));
      return Items.map((item) => unmarshall(item));
    },
    objects: async () => {
      const { Contents = [] } = await bucket.send(new ListObjectsV2Command({ Bucket: BUCKET }));
      return Contents.map(({ Key = '' }) => Key);
    },
    close: async () => {
      table.destroy();
      bucket.destroy();
      await Promise.all([dynamo.close(), mail.close(), s3.close()]);
    },
  };
}

/** An engine that runs already: the one that is named, or that of `npm run test:localstack`. */
function elsewhere(endpoint = process.env.AWS_ENDPOINT_URL): Engine | undefined {
  return endpoint === undefined ? undefined : { endpoint, close: () => Promise.resolve() };
}

const INDEXES = ['gsi1', 'gsi2'];

async function createTable(table: DynamoDBClient): Promise<void> {
  const text = (name: string) => ({ AttributeName: name, AttributeType: 'S' as const });
  const key = (prefix: string) => [
    { AttributeName: `${prefix}pk`, KeyType: 'HASH' as const },
    { AttributeName: `${prefix}sk`, KeyType: 'RANGE' as const },
  ];
  await table.send(
    new CreateTableCommand({
      TableName: TABLE,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['', ...INDEXES]
        .flatMap((prefix) => [`${prefix}pk`, `${prefix}sk`])
        .map(text),
      KeySchema: key(''),
      GlobalSecondaryIndexes: INDEXES.map((IndexName) => ({
        IndexName,
        KeySchema: key(IndexName),
        Projection: { ProjectionType: 'ALL' },
      })),
    }),
  );
}
