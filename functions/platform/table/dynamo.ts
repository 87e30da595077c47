import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, type NativeAttributeValue } from '@aws-sdk/util-dynamodb';

import { env } from '#functions/platform/env.ts';

/**
 * One client per container. Short deadlines, because a call that takes a second will not get better: a
 * table that does not answer is told in under three seconds, all tries together.
 */
export const dynamo = new DynamoDBClient({
  maxAttempts: 3,
  // Without the last of them the SDK only warns about a late answer, and waits on.
  requestHandler: {
    connectionTimeout: Number(env('TABLE_TIMEOUT_MS')),
    requestTimeout: Number(env('TABLE_TIMEOUT_MS')),
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
