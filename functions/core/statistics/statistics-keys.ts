import { shardOf } from '#functions/platform/table/shard-of.ts';

/** How many partitions counters have, so that a busy day never has a hot one. */
export const STATISTICS_SHARDS = 16;

/** Counters of one Warsaw day (`YYYY-MM-DD`) in one shard. */
export const dayKey = (shard: number, day: string) => ({ pk: partition(shard), sk: `DAY#${day}` });

/** How many users there are, in one shard. */
export const usersKey = (shard: number) => ({ pk: partition(shard), sk: 'USERS' });

/** The shard that counts a thing, by the thing's id. */
export function counterShardOf(id: string): number {
  return shardOf(id, STATISTICS_SHARDS);
}

function partition(shard: number): string {
  return `STATISTICS#${shard}`;
}
