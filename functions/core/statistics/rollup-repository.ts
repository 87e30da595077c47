import * as z from 'zod/mini';

import { randomId } from '#functions/platform/ids.ts';
import { putIf, removeIf, updateIf } from '#functions/platform/table/conditional-write.ts';
import { toAttributes } from '#functions/platform/table/dynamo.ts';
import { queryItems } from '#functions/platform/table/query-items.ts';

import type { StoredCounters } from './day-counts.ts';
import {
  DAY_PREFIX,
  REOPENED_PREFIX,
  reopenedDayKey,
  rolledDayKey,
  rolledThroughKey,
  ROLLUP,
} from './statistics-keys.ts';

export type RolledDay = { day: string; counters: StoredCounters };

/** A day whose counters changed after its end; `mark` changes with each such count. */
export type ReopenedDay = { day: string; mark: string };

export type Rollup = {
  /** The last day up to which every day is rolled up; none before the first roll-up. */
  through: string | undefined;
  reopened: ReopenedDay[];
};

const dayItem = z.looseObject({ sk: z.string() });
const rollupItem = z.object({
  sk: z.string(),
  through: z.optional(z.string()),
  mark: z.optional(z.string()),
});

/** Access pattern S6: the rolled-up days from `start` to `end`, all months in parallel. */
export async function listRolledDays(start: string, end: string): Promise<RolledDay[]> {
  const months = monthsOf(start, end).map(async (month) => {
    const days: RolledDay[] = [];
    const { pk } = rolledDayKey(month);
    const rows = queryItems({
      KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :start AND :end',
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
      ExpressionAttributeValues: toAttributes({
        ':pk': pk,
        ':start': rolledDayKey(start).sk,
        ':end': rolledDayKey(end).sk,
      }),
    });
    for await (const row of rows) {
      const { sk, ...counters } = dayItem.parse(row);
      days.push({ day: sk.slice(DAY_PREFIX.length), counters });
    }
    return days;
  });
  return (await Promise.all(months)).flat();
}

/** Access pattern S7: the last rolled-up day, and the days whose counters changed since. */
export async function findRollup(): Promise<Rollup> {
  const rollup: Rollup = { through: undefined, reopened: [] };
  const rows = queryItems({
    ConsistentRead: true,
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': 'pk' },
    ExpressionAttributeValues: toAttributes({ ':pk': ROLLUP }),
  });
  for await (const row of rows) {
    const { sk, through, mark } = rollupItem.parse(row);
    if (through !== undefined) rollup.through = through;
    if (mark !== undefined) rollup.reopened.push({ day: sk.slice(REOPENED_PREFIX.length), mark });
  }
  return rollup;
}

/** Access pattern S8: stores a rolled-up day. Counters only grow, so lower counts never replace it. */
export async function saveRolledDay(day: string, counters: Record<string, number>): Promise<void> {
  await putIf({
    Item: toAttributes({ ...rolledDayKey(day), ...counters }),
    ConditionExpression: 'attribute_not_exists(#pk) OR #total <= :total',
    ExpressionAttributeNames: { '#pk': 'pk', '#total': 'total' },
    ExpressionAttributeValues: toAttributes({ ':total': counters.total ?? 0 }),
  });
}

/** Access pattern S9: every day up to this one is rolled up. */
export async function saveRolledThrough(day: string): Promise<void> {
  await updateIf({
    Key: toAttributes(rolledThroughKey),
    UpdateExpression: 'SET #through = :through',
    ExpressionAttributeNames: { '#through': 'through' },
    ExpressionAttributeValues: toAttributes({ ':through': day }),
  });
}

/** Access pattern S10: records that a day's counters changed after its end. */
export async function reopenDay(day: string): Promise<void> {
  await updateIf({
    Key: toAttributes(reopenedDayKey(day)),
    UpdateExpression: 'SET #mark = :mark',
    ExpressionAttributeNames: { '#mark': 'mark' },
    ExpressionAttributeValues: toAttributes({ ':mark': randomId() }),
  });
}

/** Access pattern S11: records that a day is rolled up again, unless its counters changed since it was `seen`. */
export async function closeDay(seen: ReopenedDay): Promise<void> {
  await removeIf({
    Key: toAttributes(reopenedDayKey(seen.day)),
    ConditionExpression: '#mark = :mark',
    ExpressionAttributeNames: { '#mark': 'mark' },
    ExpressionAttributeValues: toAttributes({ ':mark': seen.mark }),
  });
}

/** The months (`YYYY-MM`) of the days from `start` to `end`. */
function monthsOf(start: string, end: string): string[] {
  const months: string[] = [];
  const last = end.slice(0, 7);
  for (let month = start.slice(0, 7); month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
}
