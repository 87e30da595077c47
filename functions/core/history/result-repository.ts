import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';

import { putIf, removeIf, updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem, removeItem } from '#functions/platform/table/item.ts';
import { queryItems } from '#functions/platform/table/query-items.ts';
import { type AnalysisResult, analysisResult } from '#shared/domain/analysis-result.ts';
import { type FileId, fileId as asFileId, type UserId } from '#shared/domain/ids.ts';

import { historyOwnerKey, RESULT_PREFIX, resultKey } from './history-keys.ts';

/** Compressed, because it includes the letter as it was sent to the model, and an item holds 400 kB. */
const resultItem = z.object({
  attempt: z.number(),
  data: z.instanceof(Uint8Array),
});
const resultKeyOf = z.object({ sk: z.string() });
const MAX_DATA_BYTES = 380_000;
/** A result whose run never completed disappears by itself. */
const UNKEPT_DAYS = 2;

type ResultOf = { userId: UserId; fileId: FileId; attempt: number };

/**
 * Stores a result before its run completes; false when a later attempt has already stored one. Until
 * `keepResult` it expires by itself, so that a run that dies here leaves nothing.
 */
export function storeResult(run: ResultOf, result: AnalysisResult, now: Date): Promise<boolean> {
  return putIf({
    Item: toAttributes({
      ...resultKey(run.userId, run.fileId),
      attempt: run.attempt,
      data: compress(result),
      expiresAt: Math.floor(now.getTime() / 1000) + UNKEPT_DAYS * 86_400,
    }),
    ConditionExpression: 'attribute_not_exists(#pk) OR #attempt <= :attempt',
    ExpressionAttributeNames: { '#pk': 'pk', '#attempt': 'attempt' },
    ExpressionAttributeValues: toAttributes({ ':attempt': run.attempt }),
  });
}

/** Removes a result that did not count in the end; that of a later attempt stays. Safe to repeat. */
export async function discardResult(run: ResultOf): Promise<void> {
  await removeIf({
    Key: toAttributes(resultKey(run.userId, run.fileId)),
    ConditionExpression: '#attempt = :attempt',
    ExpressionAttributeNames: { '#attempt': 'attempt' },
    ExpressionAttributeValues: toAttributes({ ':attempt': run.attempt }),
  });
}

/** The run completed: its result stays until the user deletes it. */
export async function keepResult(userId: UserId, fileId: FileId): Promise<void> {
  await updateIf({
    Key: toAttributes(resultKey(userId, fileId)),
    UpdateExpression: 'REMOVE #expiresAt',
    ConditionExpression: 'attribute_exists(#pk)',
    ExpressionAttributeNames: { '#pk': 'pk', '#expiresAt': 'expiresAt' },
  });
}

export async function findResult(
  userId: UserId,
  fileId: FileId,
): Promise<AnalysisResult | undefined> {
  const item = await findItem(resultKey(userId, fileId));
  return item && unpacked(item);
}

/** The results of these analyses of a user, strongly consistent, in the order of their ids. */
export async function* listResults(
  userId: UserId,
  analyses: Pick<ReadonlySet<FileId>, 'has'>,
): AsyncGenerator<[FileId, AnalysisResult]> {
  const items = queryItems({
    KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :prefix)',
    ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
    ExpressionAttributeValues: toAttributes({
      ':pk': historyOwnerKey(userId),
      ':prefix': RESULT_PREFIX,
    }),
    ConsistentRead: true,
  });
  for await (const item of items) {
    const { sk } = resultKeyOf.parse(item);
    const id = asFileId.parse(sk.slice(RESULT_PREFIX.length));
    if (analyses.has(id)) yield [id, unpacked(item)]; // a run that never completed has one, too
  }
}

function unpacked(item: unknown): AnalysisResult {
  const json = brotliDecompressSync(resultItem.parse(item).data).toString('utf-8');
  return analysisResult.parse(JSON.parse(json));
}

export async function removeResult(userId: UserId, fileId: FileId): Promise<void> {
  await removeItem(resultKey(userId, fileId));
}

function compress(result: AnalysisResult): Uint8Array {
  const whole = compressed(result);
  if (whole.byteLength <= MAX_DATA_BYTES || result.meta === undefined) return whole;
  const shorter = { ...result, meta: { ...result.meta, sent_text: null } };
  return compressed(shorter);
}

/** The best quality takes thirty times as long, while the user waits, and saves a tenth of the bytes. */
const QUALITY = 6;

const compressed = (result: AnalysisResult): Uint8Array =>
  brotliCompressSync(JSON.stringify(result), {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
