import * as z from 'zod/mini';

import { warsawDay } from '#functions/platform/clock.ts';
import { hashOf } from '#functions/platform/ids.ts';
import { updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { findItem } from '#functions/platform/table/item.ts';
import { queryFirst, queryItems } from '#functions/platform/table/query-items.ts';

import type { StoredCounters } from './day-counts.ts';
import { reopenDay } from './rollup-repository.ts';
import {
  counterShardOf,
  DAY_PREFIX,
  dayKey,
  STATISTICS_SHARDS,
  usersKey,
} from './statistics-keys.ts';

/** Events are remembered for one to two rounds: a repetition comes within minutes (`settle-runs`). */
const ROUND_MS = 6 * 3_600_000;
const ROUNDS = 3;
/** A write that began before midnight may arrive after it. */
const LATE_WRITE_MS = 60_000;
/** Counters of a day are rolled up within hours after it; they stay much longer in case that job fails. */
const KEPT_SECONDS = 100 * 86_400;

type Event = {
  /** What happened; the same id is counted once. Stored as a hash. */
  id: string;
  counters: readonly string[];
  by: 1 | -1;
  /** When the item expires, in epoch seconds; without it the item never expires. */
  expiresAt?: number;
};

/**
 * Access pattern S1: counts a completed analysis on its day, once, however often it is repeated. A past day
 * is marked for another roll-up after the count, so a crash between the two needs the repetition.
 */
export async function countOnDay(
  id: string,
  day: string,
  counters: readonly string[],
  now: Date,
): Promise<void> {
  const expiresAt = Math.floor(now.getTime() / 1_000) + KEPT_SECONDS;
  await countOnce(dayKey(counterShardOf(id), day), { id, counters, by: 1, expiresAt }, now);
  if (day < warsawDay(new Date(now.getTime() + LATE_WRITE_MS))) await reopenDay(day);
}

/** Access pattern S2: counts a new (1) or an erased (-1) user, once. */
export function countUser(id: string, by: 1 | -1, now: Date): Promise<void> {
  return countOnce(
    usersKey(counterShardOf(id)),
    { id: `${by} ${id}`, counters: ['total'], by },
    now,
  );
}

/**
 * S1 and S2 change all counters of one event and the memory of the event in ONE item under one condition, so
 * a crash leaves both or neither and a repetition changes nothing. Three rounds of memory rotate: the current
 * one and the last are checked, the one before them is cleared.
 */
async function countOnce(
  key: { pk: string; sk: string },
  { id, counters, by, expiresAt }: Event,
  now: Date,
): Promise<void> {
  const round = Math.floor(now.getTime() / ROUND_MS);
  const memory = (offset: number) => `events${(round + offset) % ROUNDS}`;
  const names = counters.map((name, index) => [`#counter${index}`, name] as const);
  const event = hashOf(id).slice(0, 16);
  await updateIf({
    Key: toAttributes(key),
    UpdateExpression: `${expiresAt === undefined ? '' : 'SET #expiresAt = :expiresAt '}ADD #now :events, ${names.map(([name]) => `${name} :by`).join(', ')} REMOVE #old`,
    ConditionExpression: 'NOT contains(#now, :event) AND NOT contains(#last, :event)',
    ExpressionAttributeNames: {
      '#now': memory(0),
      '#last': memory(2),
      '#old': memory(1),
      ...(expiresAt === undefined ? {} : { '#expiresAt': 'expiresAt' }),
      ...Object.fromEntries(names),
    },
    ExpressionAttributeValues: toAttributes({
      ':events': new Set([event]),
      ':event': event,
      ':by': by,
      ':expiresAt': expiresAt,
    }),
  });
}

const dayItem = z.looseObject({ sk: z.string() });

export type StoredDay = { day: string; counters: StoredCounters };

/** Access pattern S3: counters of the days from `start` to `end`, of every shard, in no order; never late. */
export async function listDays(start: string, end: string): Promise<StoredDay[]> {
  const shards = Array.from({ length: STATISTICS_SHARDS }, async (_, shard) => {
    const days: StoredDay[] = [];
    const { pk, sk } = dayKey(shard, start);
    const rows = queryItems({
      ConsistentRead: true,
      KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :start AND :end',
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
      ExpressionAttributeValues: toAttributes({
        ':pk': pk,
        ':start': sk,
        ':end': dayKey(shard, end).sk,
      }),
    });
    for await (const row of rows) {
      const { sk: found, ...counters } = dayItem.parse(row);
      days.push({ day: found.slice(DAY_PREFIX.length), counters });
    }
    return days;
  });
  return (await Promise.all(shards)).flat();
}

/** Access pattern S5: the first day with stored counters. */
export async function findFirstDay(): Promise<string | undefined> {
  const shards = Array.from({ length: STATISTICS_SHARDS }, async (_, shard) => {
    const { pk, sk } = dayKey(shard, '');
    const { items } = await queryFirst(
      {
        KeyConditionExpression: '#pk = :pk AND begins_with(#sk, :days)',
        ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
        ExpressionAttributeValues: toAttributes({ ':pk': pk, ':days': sk }),
      },
      1,
    );
    return items.map((item) => dayItem.parse(item).sk.slice(DAY_PREFIX.length));
  });
  return (await Promise.all(shards)).flat().toSorted()[0];
}

const usersItem = z.object({ total: z.number() });

/** Access pattern S4: how many users there are. */
export async function findUserTotal(): Promise<number> {
  const shards = Array.from({ length: STATISTICS_SHARDS }, (_, shard) => findItem(usersKey(shard)));
  const items = await Promise.all(shards);
  return items.reduce(
    (sum, item) => sum + (item === undefined ? 0 : usersItem.parse(item).total),
    0,
  );
}
