import { createHash } from 'node:crypto';

/** The index partition (of at most 256) of a thing: always the same one, evenly distributed. */
export function shardOf(id: string, shards: number): number {
  return createHash('sha256').update(id).digest().readUInt8(0) % shards;
}
