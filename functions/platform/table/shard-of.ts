import { createHash } from 'node:crypto';

/** Which of so many index partitions (at most 256) a thing belongs to: always the same one, spread evenly over all. */
export function shardOf(id: string, shards: number): number {
  return createHash('sha256').update(id).digest().readUInt8(0) % shards;
}
