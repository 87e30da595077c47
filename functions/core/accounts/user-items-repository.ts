import * as z from 'zod/mini';

import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { type ItemKey, removeItem } from '#functions/platform/table/item.ts';
import { queryItems } from '#functions/platform/table/query-items.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { userPartition } from './account-keys.ts';

const stored = z.looseObject({ pk: z.string(), sk: z.string() });
export type StoredItem = z.infer<typeof stored>;

/** Parallel deletions: enough for speed, too few to be throttled. */
const AT_ONCE = 25;

/** Access pattern A10: every item of a user, whatever noun it belongs to. */
export async function* listUserItems(id: UserId): AsyncGenerator<StoredItem> {
  const rows = queryItems({
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': 'pk' },
    ExpressionAttributeValues: toAttributes({ ':pk': userPartition(id) }),
    ConsistentRead: true,
  });
  for await (const row of rows) yield stored.parse(row);
}

/** Like {@link listUserItems}, without reading the items of one noun (`RESULT#`). */
export async function* listUserItemsBut(
  id: UserId,
  noun: `${string}#`,
): AsyncGenerator<StoredItem> {
  const past = noun.replace(/#$/, '$'); // the character after #
  for (const [range, edge] of [
    ['#sk < :edge', noun],
    ['#sk >= :edge', past],
  ] as const) {
    const rows = queryItems({
      KeyConditionExpression: `#pk = :pk AND ${range}`,
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
      ExpressionAttributeValues: toAttributes({ ':pk': userPartition(id), ':edge': edge }),
      ConsistentRead: true,
    });
    for await (const row of rows) yield stored.parse(row);
  }
}

/** Access pattern A11: removes items by key. Safe to repeat. */
export async function removeItems(keys: readonly ItemKey[]): Promise<void> {
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    await Promise.all(
      keys.slice(start, start + AT_ONCE).map(({ pk, sk }) => removeItem({ pk, sk })),
    );
  }
}
