import * as z from 'zod/mini';

import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { queryItems } from '#functions/platform/table/query-items.ts';
import { planStatus } from '#shared/contracts/me.ts';
import { userId } from '#shared/domain/ids.ts';

import { PAID_PACKAGE_SHARDS, paidPackageShard } from './package-keys.ts';

const row = z.object({ userId, planStatus: z.optional(planStatus) });

/**
 * How many users have a subscription that is not canceled, in a package whose window is open. It reads only
 * the open subscription packages; a user with two of them counts once.
 */
export async function countSubscribers(now: Date): Promise<number> {
  const shards = Array.from({ length: PAID_PACKAGE_SHARDS }, async (_, shard) => {
    const subscribers = new Set<string>();
    const rows = queryItems({
      IndexName: 'gsi1',
      KeyConditionExpression: '#gsi1pk = :shard AND #gsi1sk > :now',
      ProjectionExpression: '#userId, #planStatus',
      ExpressionAttributeNames: {
        '#gsi1pk': 'gsi1pk',
        '#gsi1sk': 'gsi1sk',
        '#userId': 'userId',
        '#planStatus': 'planStatus',
      },
      ExpressionAttributeValues: toAttributes({
        ':shard': paidPackageShard(shard),
        ':now': now.toISOString(),
      }),
    });
    for await (const found of rows) {
      const subscriber = row.parse(found);
      if (subscriber.planStatus !== 'canceled') subscribers.add(subscriber.userId);
    }
    return subscribers.size; // a user's packages are all in one shard
  });
  return (await Promise.all(shards)).reduce((sum, size) => sum + size, 0);
}
