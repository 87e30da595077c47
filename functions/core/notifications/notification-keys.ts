import { createHash } from 'node:crypto';

import type { FileId } from '#shared/domain/ids.ts';

/** Planned reminders are spread over so many index partitions: all of a day come due at once. */
export const REMINDER_SHARDS = 16;

export const reminderShard = (shard: number) => `REMINDERS#${shard}`;

/** Index keys of an analysis with a reminder to come: its shard, and when the reminder is due. */
export function reminderKey(fileId: FileId, dueAt: Date) {
  const firstByte = createHash('sha256').update(fileId).digest().readUInt8(0);
  return { gsi1pk: reminderShard(firstByte % REMINDER_SHARDS), gsi1sk: dueAt.toISOString() };
}
