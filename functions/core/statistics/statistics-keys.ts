import { shardOf } from '#functions/platform/table/shard-of.ts';

/** How many partitions counters have, so that a busy day never has a hot one. */
export const STATISTICS_SHARDS = 16;

export const DAY_PREFIX = 'DAY#';
export const REOPENED_PREFIX = 'REOPENED#';
/** The partition that stores the last rolled-up day. */
export const ROLLUP = 'ROLLUP';

/** Counters of one Warsaw day (`YYYY-MM-DD`) in one shard. */
export const dayKey = (shard: number, day: string) => ({
  pk: partition(shard),
  sk: `${DAY_PREFIX}${day}`,
});

/** The rolled-up counters of one Warsaw day; a month is one partition. */
export const rolledDayKey = (day: string) => ({
  pk: `${ROLLUP}#${day.slice(0, 7)}`,
  sk: `${DAY_PREFIX}${day}`,
});

/** The item that stores the last day up to which every day is rolled up. */
export const rolledThroughKey = { pk: ROLLUP, sk: 'THROUGH' };

/** A day whose counters changed after its end and that has to be rolled up again. */
export const reopenedDayKey = (day: string) => ({ pk: ROLLUP, sk: `${REOPENED_PREFIX}${day}` });

/** How many users there are, in one shard. */
export const usersKey = (shard: number) => ({ pk: partition(shard), sk: 'USERS' });

/** The shard that counts a thing, by the thing's id. */
export function counterShardOf(id: string): number {
  return shardOf(id, STATISTICS_SHARDS);
}

function partition(shard: number): string {
  return `STATISTICS#${shard}`;
}
