import * as z from 'zod/mini';

import { userListKey, userListShard } from '#functions/core/accounts/account-keys.ts';
import { type User, user } from '#functions/core/accounts/user.ts';
import { type Package, packageItem } from '#functions/core/packages/package.ts';
import { logger } from '#functions/platform/logger.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { queryItems } from '#functions/platform/table/query-items.ts';
import type { UserId } from '#shared/domain/ids.ts';

const placed = z.looseObject({ gsi2sk: z.string(), packageId: z.optional(z.string()) });

/** A user with their packages, and their place in the list: newer users have greater places. */
export type ListedUser = { place: string; user: User; packages: Package[] };

/** Greater than every place. */
const NEWEST = '~';

/**
 * Access pattern D7: users of one shard, newest first, older than a place; read in steps of this many rows.
 * Users under erasure are omitted, and so are unreadable rows, which are logged.
 */
export function listUsersOfShard(
  shard: number,
  { before = NEWEST, step }: { before?: string | undefined; step: number },
): AsyncGenerator<ListedUser> {
  return usersIn(
    queryItems({
      IndexName: 'gsi2',
      KeyConditionExpression: '#gsi2pk = :shard AND #gsi2sk < :before',
      ExpressionAttributeNames: { '#gsi2pk': 'gsi2pk', '#gsi2sk': 'gsi2sk' },
      ExpressionAttributeValues: toAttributes({
        ':shard': userListShard(shard),
        ':before': before,
      }),
      ScanIndexForward: false,
      Limit: step,
    }),
  );
}

/** Access pattern D8: one user in the form of the list; undefined during an erasure. */
export async function findListedUser(
  id: UserId,
  createdAt: string,
): Promise<ListedUser | undefined> {
  const { gsi2pk, gsi2sk } = userListKey(id, createdAt);
  const rows = queryItems({
    IndexName: 'gsi2',
    KeyConditionExpression: '#gsi2pk = :shard AND begins_with(#gsi2sk, :place)',
    ExpressionAttributeNames: { '#gsi2pk': 'gsi2pk', '#gsi2sk': 'gsi2sk' },
    ExpressionAttributeValues: toAttributes({ ':shard': gsi2pk, ':place': gsi2sk }),
    ScanIndexForward: false,
  });
  for await (const listed of usersIn(rows)) if (listed.user.id === id) return listed;
  return undefined;
}

/** In reverse order each user follows their packages. */
async function* usersIn(rows: AsyncIterable<unknown>): AsyncGenerator<ListedUser> {
  let packages: Package[] = [];
  for await (const row of rows) {
    const { gsi2sk: place, packageId } = placed.parse(row);
    const parsed = packageId === undefined ? user.safeParse(row) : packageItem.safeParse(row);
    if (!parsed.success) logger.failure('row of the user list unreadable', parsed.error);
    else if ('packageId' in parsed.data) packages.push(parsed.data);
    else {
      const own = packages.filter(({ userId }) => userId === placedUser(place));
      packages = [];
      if (parsed.data.status !== 'closing') yield { place, user: parsed.data, packages: own };
    }
  }
}

function placedUser(place: string): string {
  return place.split('#')[1] ?? '';
}
