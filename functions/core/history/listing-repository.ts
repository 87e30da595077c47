import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';

import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { randomId } from '#functions/platform/ids.ts';
import { logger } from '#functions/platform/logger.ts';
import { updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem } from '#functions/platform/table/item.ts';
import { type HistoryRow, historyRow } from '#shared/contracts/history.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { listingKey } from './history-keys.ts';

/**
 * A copy of all rows of a user in one compressed item, so that a page of the history is one read. It is made
 * only from the rows: a change of a row removes the listing before and after, and the next reader makes it
 * again.
 */
const listingItem = z.object({
  /** Changes with every change of a row. */
  revision: z._default(z.string(), ''),
  /** The changes in progress, each as `<until when, milliseconds>#<id>`: meanwhile no listing is kept. */
  changes: z.optional(z.set(z.string())),
  rows: z.optional(z.instanceof(Uint8Array)),
});

/** A change takes milliseconds; a change whose process died is waited for until this time. */
const CHANGE_MS = 60_000;
/** An item holds 400 kB. */
const MAX_BYTES = 380_000;
/** TTL removes a listing that nobody requests, and one that a late change writes for an erased account. */
const KEPT_DAYS = 30;
/** The best quality takes a second for thousands of rows. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 };

type Listing = { revision: string; isChanging: boolean; rows: HistoryRow[] | undefined };

/** The listing of a user; without `rows` when it has to be made again. Strongly consistent. */
export async function findListing(userId: UserId, now: Date): Promise<Listing> {
  const item = listingItem.parse((await findItem(listingKey(userId))) ?? {});
  const isChanging = [...(item.changes ?? [])].some((one) => Number.parseInt(one) > now.getTime());
  const rows = item.rows === undefined || isChanging ? undefined : unpacked(item.rows);
  return { revision: item.revision, isChanging, rows };
}

/** Creates the listing of a user who has none, and returns its revision; rows are stored only in an existing listing. */
export async function beginListing(userId: UserId, now: Date): Promise<string> {
  const item = await updateIf({
    Key: toAttributes(listingKey(userId)),
    UpdateExpression:
      'SET #revision = if_not_exists(#revision, :revision), #expiresAt = :expiresAt',
    ExpressionAttributeNames: { '#revision': 'revision', '#expiresAt': 'expiresAt' },
    ExpressionAttributeValues: toAttributes({
      ':revision': randomId(),
      ':expiresAt': expiryFrom(now),
    }),
  });
  return listingItem.parse(item ?? {}).revision;
}

/**
 * Stores the rows that were read at this `revision` of the listing, unless one has changed since or the account was
 * erased.
 */
export async function keepListing(
  userId: UserId,
  { revision, rows }: { revision: string; rows: readonly HistoryRow[] },
  now: Date,
): Promise<void> {
  const packed = brotliCompressSync(JSON.stringify(rows), { params: QUALITY });
  if (packed.byteLength > MAX_BYTES) return;
  await updateIf({
    Key: toAttributes(listingKey(userId)),
    UpdateExpression: 'SET #rows = :rows, #expiresAt = :expiresAt',
    ConditionExpression: '#revision = :revision',
    ExpressionAttributeNames: {
      '#rows': 'rows',
      '#revision': 'revision',
      '#expiresAt': 'expiresAt',
    },
    ExpressionAttributeValues: toAttributes({
      ':rows': packed,
      ':revision': revision,
      ':expiresAt': expiryFrom(now),
    }),
  });
}

/**
 * Changes a row, with the listing removed before and after. When the change rejects, it is unknown whether
 * the row was written: no listing is kept until the mark has expired.
 */
export async function changingRows<T>(
  userId: UserId,
  change: () => Promise<T>,
  clock: Clock = systemClock,
): Promise<T> {
  const mark = `${clock().getTime() + CHANGE_MS}#${randomId()}`;
  await takeAway(userId, 'ADD', mark, clock());
  const changed = await change();
  await takeAway(userId, 'DELETE', mark, clock());
  return changed;
}

async function takeAway(
  userId: UserId,
  markIs: 'ADD' | 'DELETE',
  mark: string,
  now: Date,
): Promise<void> {
  await updateIf({
    Key: toAttributes(listingKey(userId)),
    UpdateExpression: `SET #revision = :revision, #expiresAt = :expiresAt REMOVE #rows ${markIs} #changes :mark`,
    ExpressionAttributeNames: {
      '#rows': 'rows',
      '#revision': 'revision',
      '#changes': 'changes',
      '#expiresAt': 'expiresAt',
    },
    ExpressionAttributeValues: toAttributes({
      ':mark': new Set([mark]),
      ':revision': randomId(),
      ':expiresAt': expiryFrom(now),
    }),
  });
}

const expiryFrom = (now: Date) => Math.floor(now.getTime() / 1000) + KEPT_DAYS * 86_400;

function unpacked(packed: Uint8Array): HistoryRow[] | undefined {
  const parsed = z.array(historyRow).safeParse(JSON.parse(brotliDecompressSync(packed).toString()));
  if (parsed.success) return parsed.data;
  logger.failure('history listing unreadable', parsed.error);
  return undefined;
}
