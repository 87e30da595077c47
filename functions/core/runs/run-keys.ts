import { shardOf } from '#functions/platform/table/shard-of.ts';
import type { FileId, UserId } from '#shared/domain/ids.ts';

/** How many index partitions open runs have, so that the settling job never meets a hot one. */
export const OPEN_RUN_SHARDS = 16;
/** The same for ended runs that nobody has seen yet; they are few, and queried every minute. */
export const ENDED_RUN_SHARDS = 4;

export const RUN_PREFIX = 'RUN#';

export function runKey(userId: UserId, fileId: FileId) {
  return { pk: `USER#${userId}`, sk: `${RUN_PREFIX}${fileId}` };
}

export const openRunShard = (shard: number) => `OPENRUN#${shard}`;

/** Index keys of a run that is not settled yet: its shard, and the time of the next check. */
export function openRunKey(fileId: FileId, dueAt: string) {
  return { gsi1pk: openRunShard(shardOf(fileId, OPEN_RUN_SHARDS)), gsi1sk: dueAt };
}

export const endedRunShard = (shard: number) => `ENDEDRUN#${shard}`;

/** Index keys of a settled run whose end nobody has seen yet: its shard, and when a message about it is due. */
export function endedRunKey(fileId: FileId, dueAt: string) {
  return { gsi1pk: endedRunShard(shardOf(fileId, ENDED_RUN_SHARDS)), gsi1sk: dueAt };
}
