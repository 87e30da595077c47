import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, type NativeAttributeValue } from '@aws-sdk/util-dynamodb';

import { env } from './env.ts';

/** One client per container: short deadlines, because a read that takes seconds will not get better. */
export const dynamo = new DynamoDBClient({
  maxAttempts: 4,
  // Without the last of them the SDK only warns about a late answer, and waits on.
  requestHandler: {
    connectionTimeout: 1_000,
    requestTimeout: 3_000,
    throwOnRequestTimeout: true,
  },
});

export function tableName(): string {
  return env('TABLE_NAME');
}

/** A plain object as DynamoDB attributes; `undefined` members are left out. */
export function toAttributes(item: Record<string, NativeAttributeValue>) {
  return marshall(item, { removeUndefinedValues: true });
}
