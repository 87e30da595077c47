import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type KeySchemaElement,
  ResourceNotFoundException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import {
  CreateBucketCommand,
  HeadBucketCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import * as z from 'zod/mini';

import { StartFailure } from '#localstack/start-failure.ts';

import { localName, resourcesOf, type Template } from './template.ts';

const keySchema = z.array(
  z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }),
);
const tableProperties = z.object({
  KeySchema: keySchema,
  AttributeDefinitions: z.array(
    z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  GlobalSecondaryIndexes: z._default(
    z.array(
      z.object({
        IndexName: z.string(),
        KeySchema: keySchema,
        Projection: z.object({ ProjectionType: z.enum(['ALL', 'KEYS_ONLY']) }),
      }),
    ),
    [],
  ),
});
type TableProperties = z.output<typeof tableProperties>;

/**
 * Creates the template's missing tables and buckets, under {@link localName}. Throws {@link StartFailure} when a
 * table with another design exists.
 */
export async function createStores(template: Template): Promise<void> {
  const dynamo = new DynamoDBClient({ maxAttempts: 2 });
  const s3 = new S3Client({ maxAttempts: 2, forcePathStyle: true });
  try {
    for (const { id, properties } of resourcesOf(
      template,
      'AWS::DynamoDB::Table',
      tableProperties,
    )) {
      await ensureTable(dynamo, localName(id), properties);
    }
    for (const { id } of resourcesOf(template, 'AWS::S3::Bucket', z.object({}))) {
      await ensureBucket(s3, localName(id));
    }
  } finally {
    dynamo.destroy();
    s3.destroy();
  }
}

async function ensureTable(
  dynamo: DynamoDBClient,
  name: string,
  wanted: TableProperties,
): Promise<void> {
  const existing = await describe(dynamo, name);
  if (existing !== undefined) {
    if (designOf(existing) === designOf(wanted)) return;
    throw new StartFailure(
      'The data was written with another table design. Start once with `npm start -- --fresh` to begin anew.',
    );
  }
  const { GlobalSecondaryIndexes: indexes, ...rest } = wanted;
  await dynamo.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      ...rest,
      ...(indexes.length === 0 ? {} : { GlobalSecondaryIndexes: indexes }),
    }),
  );
  await waitUntilTableExists({ client: dynamo, maxWaitTime: 30, minDelay: 1 }, { TableName: name });
}

async function describe(dynamo: DynamoDBClient, name: string) {
  try {
    return (await dynamo.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

type Design = {
  KeySchema?: KeySchemaElement[] | undefined;
  GlobalSecondaryIndexes?:
    { IndexName?: string | undefined; KeySchema?: KeySchemaElement[] | undefined }[] | undefined;
};

/** Keys and indexes in one comparable line, because engines list them in different orders. */
function designOf({ KeySchema, GlobalSecondaryIndexes = [] }: Design): string {
  const keys = (schema: KeySchemaElement[] = []) =>
    schema.map(({ AttributeName = '', KeyType = '' }) => `${KeyType}:${AttributeName}`).sort();
  const indexes = GlobalSecondaryIndexes.map(
    ({ IndexName = '', KeySchema: schema }) => `${IndexName}(${keys(schema).join()})`,
  );
  return [keys(KeySchema).join(), ...indexes.sort()].join(' ');
}

async function ensureBucket(s3: S3Client, name: string): Promise<void> {
  try {
    await s3.send(new HeadBucketCommand({ Bucket: name }));
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status !== 404) throw error;
    await s3.send(new CreateBucketCommand({ Bucket: name }));
  }
}
