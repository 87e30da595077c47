import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, type NativeAttributeValue } from '@aws-sdk/util-dynamodb';

import { env } from '#functions/platform/env.ts';

/**
 * One client per container. Short deadlines, because a slow call will not get better: a table that does not
 * answer is reported in under three seconds, all attempts together.
 */
export const dynamo = new DynamoDBClient({
  maxAttempts: 3,
  // Without the last one the SDK only warns about a late answer and keeps waiting.
  requestHandler: {
    connectionTimeout: Number(env('TABLE_TIMEOUT_MS')),
    requestTimeout: Number(env('TABLE_TIMEOUT_MS')),
    throwOnRequestTimeout: true,
  },
});

// This middleware prepares each call for a log that is never written; the contents must not be logged anyway.
dynamo.middlewareStack.remove('loggerMiddleware');

export function tableName(): string {
  return env('TABLE_NAME');
}

/** A plain object as DynamoDB attributes; `undefined` members are omitted. */
export function toAttributes(item: Record<string, NativeAttributeValue>) {
  return marshall(item, { removeUndefinedValues: true });
}
