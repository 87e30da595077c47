import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';

import { dynamo, tableName, toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem, removeItem } from '#functions/platform/table/item.ts';
import { queryItems } from '#functions/platform/table/query-items.ts';

import { emailPartition, linkKey, PENDING_PREFIX, pendingKey } from './account-keys.ts';

const registration = z.object({
  email: z.string(), // normalized
  /** Absent when a provider's sign-in requested the account. */
  passwordHash: z.optional(z.string()),
  /** The provider's identity that will sign in to the account. */
  identity: z.optional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  expiresAt: z.number(), // epoch seconds
});
/** A requested account that waits for its mailed link. */
export type Registration = z.infer<typeof registration>;

const link = z.discriminatedUnion('state', [
  z.extend(registration, { state: z.literal('waiting') }),
  /** Used: the row drops the account it was for, so it may outlive an erased account. */
  z.object({ state: z.literal('used'), expiresAt: z.number() }),
]);
export type ConfirmationLink = z.infer<typeof link>;

const pending = z.object({
  pk: z.string(),
  sk: z.string(),
  hash: z.string(),
  expiresAt: z.number(),
});
type PendingLink = z.infer<typeof pending>;

/**
 * Access pattern A6: stores a registration under the hash of its link's secret. The row that lists it by
 * address is written first, so that an erasure never misses a link.
 */
export async function savePendingLink(
  hash: string,
  createdAt: string,
  details: Registration,
): Promise<void> {
  const { email, expiresAt } = details;
  await put({ ...pendingKey(email, createdAt, hash), hash, expiresAt });
  await put({ ...linkKey(hash), state: 'waiting', ...details });
}

/** Access pattern A7: a link by its hash. TTL removes rows late, so the caller checks `expiresAt`. */
export async function findLink(hash: string): Promise<ConfirmationLink | undefined> {
  const item = await findItem(linkKey(hash));
  return item && link.parse(item);
}

/** Access pattern A8: hash of the link last mailed to an address. */
export async function findNewestLinkHash(email: string): Promise<string | undefined> {
  for await (const { hash } of pendingLinks(email, 1)) return hash;
  return undefined;
}

/**
 * Access pattern A9: marks every link of an address as used and deletes the registrations behind them. Safe
 * to repeat.
 */
export async function retirePendingLinks(email: string): Promise<void> {
  for await (const { pk, sk, hash, expiresAt } of pendingLinks(email)) {
    await put({ ...linkKey(hash), state: 'used', expiresAt });
    await removeItem({ pk, sk });
  }
}

/** Links of an address, newest first. */
async function* pendingLinks(email: string, pageSize?: number): AsyncGenerator<PendingLink> {
  const rows = queryItems({
    KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :prefix)',
    ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
    ExpressionAttributeValues: toAttributes({
      ':pk': emailPartition(email),
      ':prefix': PENDING_PREFIX,
    }),
    ConsistentRead: true,
    ScanIndexForward: false,
    Limit: pageSize,
  });
  for await (const row of rows) yield pending.parse(row);
}

async function put(item: Record<string, string | number | undefined>): Promise<void> {
  await dynamo.send(new PutItemCommand({ TableName: tableName(), Item: toAttributes(item) }));
}
