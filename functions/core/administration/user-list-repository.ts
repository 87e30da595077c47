import * as z from 'zod/mini';

import { userListShard } from '#functions/core/accounts/account-keys.ts';
import { type User, user } from '#functions/core/accounts/user.ts';
import { logger } from '#functions/platform/logger.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { queryItems } from '#functions/platform/table/query-items.ts';

const placed = z.looseObject({ gsi1sk: z.string() });

/** A user and their place in the list: the newer, the greater. */
export type ListedUser = { place: string; user: User };

/** Greater than every place. */
const NEWEST = '~';

/**
 * Access pattern D7: users of one shard, newest first, older than a place; read in steps of `step`. A row
 * that cannot be read is logged and left out.
 */
export async function* listUsersOfShard(
  shard: number,
  { before = NEWEST, step }: { before?: string | undefined; step: number },
): AsyncGenerator<ListedUser> {
  const rows = queryItems({
    IndexName: 'gsi1',
    KeyConditionExpression: '#gsi1pk = :shard AND #gsi1sk < :before',
    ExpressionAttributeNames: { '#gsi1pk': 'gsi1pk', '#gsi1sk': 'gsi1sk' },
    ExpressionAttributeValues: toAttributes({ ':shard': userListShard(shard), ':before': before }),
    ScanIndexForward: false,
    Limit: step,
  });
  for await (const row of rows) {
    const { gsi1sk: place } = placed.parse(row);
    const parsed = user.safeParse(row);
    if (parsed.success) yield { place, user: parsed.data };
    else logger.failure('user row unreadable', parsed.error, { shard });
  }
}
