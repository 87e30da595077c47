import * as z from 'zod/mini';

import { logger } from '#functions/platform/logger.ts';
import { putIf, updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem, removeItem } from '#functions/platform/table/item.ts';
import { queryFirst, queryItems } from '#functions/platform/table/query-items.ts';
import { type HistoryRow, historyRow } from '#shared/contracts/history.ts';
import { documentTypeCode } from '#shared/domain/document-types.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';
import { level } from '#shared/domain/levels.ts';
import { type Review, review } from '#shared/domain/review.ts';

import { HISTORY_PREFIX, historyKey, historyOwnerKey } from './history-keys.ts';
import { changingRows } from './listing-repository.ts';

/** The row of the history table; the result is a separate item, read only when opened. */
const historyItemRow = z.extend(historyRow, {
  documentTypeCode: z.optional(documentTypeCode),
  threatLevel: z.optional(level),
  /** What the reader added, and how many times it was changed. */
  review: z.optional(review),
  reviewRevision: z._default(z.number(), 0),
});
type StoredRow = z.infer<typeof historyItemRow>;
type NewRow = Omit<StoredRow, 'review' | 'reviewRevision'>;

/**
 * Writes the row once, with the reminders `planned` for its term: a repetition never undoes the user's later
 * changes.
 */
export async function createHistoryRow(
  userId: UserId,
  row: NewRow,
  planned: Readonly<Record<string, string>>,
): Promise<void> {
  await changingRows(userId, () =>
    putIf({
      Item: toAttributes({ ...historyKey(userId, row.id), ...row, ...planned }),
      ConditionExpression: 'attribute_not_exists(#pk)',
      ExpressionAttributeNames: { '#pk': 'pk' },
    }),
  );
}

const rowsOf = (userId: UserId) => ({
  KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :prefix)',
  ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
  ExpressionAttributeValues: toAttributes({
    ':pk': historyOwnerKey(userId),
    ':prefix': HISTORY_PREFIX,
  }),
  ConsistentRead: true,
});

/** All rows of a user, strongly consistent. An unreadable row is logged and omitted. */
export async function listHistoryRows(userId: UserId): Promise<HistoryRow[]> {
  const rows: HistoryRow[] = [];
  for await (const item of queryItems(rowsOf(userId))) rows.push(...readable(item, userId));
  return rows;
}

/** All rows of a user with few rows, strongly consistent; `undefined` when there may be more than `most`. */
export async function listFewRows(userId: UserId, most: number): Promise<HistoryRow[] | undefined> {
  const { items, isAll } = await queryFirst(rowsOf(userId), most);
  return isAll ? items.flatMap((item) => readable(item, userId)) : undefined;
}

function readable(item: unknown, userId: UserId): HistoryRow[] {
  const parsed = historyItemRow.safeParse(item);
  if (parsed.success) return [withMarks(parsed.data)];
  logger.failure('history row unreadable', parsed.error, { userId });
  return [];
}

/** The list also shows what the reader ticked off. */
function withMarks(row: StoredRow): HistoryRow {
  const done = row.review?.done;
  return done === undefined ? row : { ...row, done };
}

export async function findHistoryRow(
  userId: UserId,
  fileId: FileId,
): Promise<StoredRow | undefined> {
  const item = await findItem(historyKey(userId, fileId));
  return item && historyItemRow.parse(item);
}

/** Replaces the tags; false when the user has no such row. */
export async function replaceTags(
  userId: UserId,
  fileId: FileId,
  tags: string[],
): Promise<boolean> {
  const update = {
    Key: toAttributes(historyKey(userId, fileId)),
    UpdateExpression: 'SET #tags = :tags',
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk', '#tags': 'tags' },
    ExpressionAttributeValues: toAttributes({ ':tags': tags }),
  };
  return (await changingRows(userId, () => updateIf(update))) !== undefined;
}

export type ReviewedRow = Pick<HistoryRow, 'documentType' | 'sender'> & {
  title: string | null;
  reference: string | null;
  deadline: string | null;
  review: Review;
  /** The revision it was made from. */
  seen: number;
};

/**
 * Replaces what the reader added together with the columns it changes; false when the row no longer exists or
 * was changed since `seen`, so that two devices never mix their answers.
 */
export async function replaceReview(
  userId: UserId,
  fileId: FileId,
  { seen, ...row }: ReviewedRow,
): Promise<boolean> {
  const update = {
    Key: toAttributes(historyKey(userId, fileId)),
    UpdateExpression:
      'SET #review = :review, #revision = :next, #type = :type, #sender = :sender, #deadline = :deadline, #title = :title, #reference = :reference',
    ConditionExpression:
      'attribute_exists(#pk) AND (#revision = :seen OR (attribute_not_exists(#revision) AND :seen = :never))',
    ExpressionAttributeNames: {
      '#pk': 'pk',
      '#review': 'review',
      '#revision': 'reviewRevision',
      '#type': 'documentType',
      '#sender': 'sender',
      '#deadline': 'deadline',
      '#title': 'title',
      '#reference': 'reference',
    },
    ExpressionAttributeValues: toAttributes({
      ':review': row.review,
      ':type': row.documentType,
      ':sender': row.sender,
      ':deadline': row.deadline,
      ':title': row.title,
      ':reference': row.reference,
      ':seen': seen,
      ':next': seen + 1,
      ':never': 0,
    }),
  };
  return (await changingRows(userId, () => updateIf(update))) !== undefined;
}

export async function removeHistoryRow(userId: UserId, fileId: FileId): Promise<void> {
  await changingRows(userId, () => removeItem(historyKey(userId, fileId)));
}
