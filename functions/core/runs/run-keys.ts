import { createHash } from 'node:crypto';

import type { FileId, UserId } from '#shared/domain/ids.ts';

/** Open runs are spread over so many index partitions, so that the settling job never meets a hot one. */
export const OPEN_RUN_SHARDS = 16;

export const RUN_PREFIX = 'RUN#';

export function runKey(userId: UserId, fileId: FileId) {
  return { pk: `USER#${userId}`, sk: `${RUN_PREFIX}${fileId}` };
}

export const openRunShard = (shard: number) => `OPENRUN#${shard}`;

/** Index keys of a run that is not settled yet: its shard, and when somebody must look at it. */
export function openRunKey(fileId: FileId, dueAt: string) {
  const firstByte = createHash('sha256').update(fileId).digest().readUInt8(0);
  return { gsi1pk: openRunShard(firstByte % OPEN_RUN_SHARDS), gsi1sk: dueAt };
}
