import { BatchWriteItemCommand, type BatchWriteItemCommandOutput } from '@aws-sdk/client-dynamodb';

import { nameKey, userKey, userListKey } from '#functions/core/accounts/account-keys.ts';
import { wordsOfUser } from '#functions/core/accounts/user-names.ts';
import { historyKey } from '#functions/core/history/history-keys.ts';
import { packageKey, packageListKey } from '#functions/core/packages/package-keys.ts';
import { type Counted, countersOf } from '#functions/core/statistics/day-counts.ts';
import { counterShardOf, dayKey } from '#functions/core/statistics/statistics-keys.ts';
import { hashOf } from '#functions/platform/ids.ts';
import type { fileId, UserId } from '#shared/domain/ids.ts';
import { packageId, userId } from '#shared/domain/ids.ts';

type Item = Record<string, unknown>;

/** Most rows of one write. */
const BATCH = 25;
const AT_ONCE = 8;

/** Writes items as they are, without the product's rules: many in little time. */
export async function loadItems(items: readonly Item[]): Promise<void> {
  const { dynamo, tableName, toAttributes } = await import('#functions/platform/table/dynamo.ts');
  const batches = Array.from({ length: Math.ceil(items.length / BATCH) }, (_, place) =>
    items.slice(place * BATCH, (place + 1) * BATCH),
  );
  const write = async (batch: readonly Item[]) => {
    let waiting: BatchWriteItemCommandOutput['UnprocessedItems'] = {
      [tableName()]: batch.map((item) => ({ PutRequest: { Item: toAttributes(item) } })),
    };
    while (Object.keys(waiting ?? {}).length > 0) {
      const command: BatchWriteItemCommand = new BatchWriteItemCommand({ RequestItems: waiting });
      waiting = (await dynamo.send(command)).UnprocessedItems;
    }
  };
  const writer = async () => {
    for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) await write(batch);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writer));
}

/** All rows of a person with an open account and its trial package. */
export function rowsOfUser(names: {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  createdAt: string;
}): Item[] {
  const user = {
    ...names,
    ...({ id: userId.parse(names.id), role: 'USER', status: 'open' } as const),
    ...{ tokenVersion: 1, openedBy: 'seed' },
  };
  const place = userListKey(user.id, user.createdAt);
  const trial = { userId: user.id, packageId: packageId.parse('trial'), source: 'trial' };
  const words = wordsOfUser(user);
  return [
    { ...userKey(user.id), ...place, ...user },
    {
      ...packageKey(user.id, trial.packageId),
      ...packageListKey(trial.packageId, place),
      ...{ ...trial, quota: 1, used: 0, windowStart: user.createdAt },
    },
    ...words.map((word) => ({
      ...nameKey(user.id, word),
      ...{ userId: user.id, createdAt: user.createdAt, words },
    })),
  ];
}

/** The row of an analysis in its reader's history. */
export function rowOfHistory(
  owner: UserId,
  row: {
    id: ReturnType<typeof fileId.parse>;
    createdAt: string;
    documentType: string;
    sender: string;
  },
): Item {
  return { ...historyKey(owner, row.id), ...row, originalFileName: 'pismo.pdf', tags: [] };
}

export type CountedAnalysis = Counted & { id: string; day: string };

/** The counters of analyses as they stand after each was counted, every one of them still remembered. */
export function rowsOfCounters(analyses: Iterable<CountedAnalysis>): Item[] {
  const rows = new Map<string, { counters: Map<string, number>; events: Set<string>; key: Item }>();
  for (const { id, day, ...counted } of analyses) {
    const key = dayKey(counterShardOf(id), day);
    const name = `${key.pk} ${key.sk}`;
    const row = rows.get(name) ?? { counters: new Map<string, number>(), events: new Set(), key };
    rows.set(name, row);
    row.events.add(hashOf(id).slice(0, 16));
    for (const counter of countersOf(counted)) {
      row.counters.set(counter, (row.counters.get(counter) ?? 0) + 1);
    }
  }
  return [...rows.values()].map(({ key, counters, events }) => ({
    ...key,
    ...Object.fromEntries(counters),
    events0: events,
  }));
}
