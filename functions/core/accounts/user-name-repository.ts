import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';

import { dynamo, tableName, toAttributes } from '#functions/platform/table/dynamo.ts';
import { removeItem } from '#functions/platform/table/item.ts';
import { queryItems } from '#functions/platform/table/query-items.ts';
import { type UserId, userId } from '#shared/domain/ids.ts';

import { nameKey, namePartition } from './account-keys.ts';
import type { User } from './user.ts';
import { wordsOfUser } from './user-names.ts';

const namedUser = z.object({
  userId,
  createdAt: z.string(),
  /** All words that find the user, sorted. */
  words: z.array(z.string()),
  /** `<word>#<id>`: the place of the row among those of its letter. */
  gsi2sk: z.string(),
});
export type NamedUser = z.infer<typeof namedUser>;

/** Access pattern A17: lists a user under each word that finds them. Safe to repeat. */
export async function listUnderNames(user: User): Promise<void> {
  const words = wordsOfUser(user);
  const { id, createdAt } = user;
  const rows = words.map((word) => ({ ...nameKey(id, word), userId: id, createdAt, words }));
  await Promise.all(
    rows.map((row) =>
      dynamo.send(new PutItemCommand({ TableName: tableName(), Item: toAttributes(row) })),
    ),
  );
}

/** Access pattern A18: removes a user from words that no longer belong to them. */
export async function forgetNames(id: UserId, words: readonly string[]): Promise<void> {
  await Promise.all(
    words.map((word) => {
      const { pk, sk } = nameKey(id, word);
      return removeItem({ pk, sk });
    }),
  );
}

/** Greater than any continuation of a word. */
const LAST = '\uffff';

/** Access pattern A19: rows of words with this beginning, from `from` on (inclusive), in steps of `step`. */
export async function* listByName(
  beginning: string,
  { from = beginning, step }: { from?: string | undefined; step: number },
): AsyncGenerator<NamedUser> {
  const rows = queryItems({
    IndexName: 'gsi2',
    KeyConditionExpression: '#gsi2pk = :letter AND #gsi2sk BETWEEN :from AND :last',
    ExpressionAttributeNames: { '#gsi2pk': 'gsi2pk', '#gsi2sk': 'gsi2sk' },
    ExpressionAttributeValues: toAttributes({
      ':letter': namePartition(beginning),
      ':from': from,
      ':last': `${beginning}${LAST}`,
    }),
    Limit: step,
  });
  for await (const row of rows) yield namedUser.parse(row);
}
