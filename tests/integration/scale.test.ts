import { afterAll, beforeAll, expect, test } from 'vitest';

import * as admin from '#shared/contracts/admin.ts';
import { listHistory } from '#shared/contracts/history.ts';
import { documentTypeCode } from '#shared/domain/document-types.ts';
import { fileId } from '#shared/domain/ids.ts';
import { level } from '#shared/domain/levels.ts';
import { newPerson, type Person } from '#tests/support/administration.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';
import { caller } from '#tests/support/http-event.ts';
import {
  type CountedAnalysis,
  loadItems,
  rowOfHistory,
  rowsOfCounters,
  rowsOfUser,
} from '#tests/support/loaded-table.ts';
import { countTableCalls } from '#tests/support/table-calls.ts';

const MANY = 5_000;
/** Time for what writes or reads all of it, on a machine with other things to do. */
const SLOW_MS = 240_000;
const TODAY = '2026-11-23';
const YEAR = { startDate: '2025-11-23', endDate: TODAY };
/** Letters of the one person with a long history. */
const OF_ONE = 200;

let cloud: EmbeddedCloud;
let call: ReturnType<typeof caller>;
let history: ReturnType<typeof caller>;
let boss: Person;
let reader: Person;

const surnames = ['Nowak', 'Kowalska', 'Wiśniewski', 'Wójcik', 'Kamińska', 'Lewandowski'];
const minute = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
const dayBefore = (days: number) =>
  new Date(Date.parse(TODAY) - days * 86_400_000).toISOString().slice(0, 10);

const users = Array.from({ length: MANY }, (_, index) =>
  rowsOfUser({
    id: `loaded-${index}`,
    email: `osoba${index}@wielu.example`,
    firstName: 'Jan',
    lastName: index === 4_321 ? 'Brzęczyszczykiewicz' : (surnames[index % surnames.length] ?? ''),
    createdAt: minute(index),
  }),
);
const analyses: CountedAnalysis[] = Array.from({ length: MANY }, (_, index) => ({
  id: `letter-${index}`,
  day: dayBefore((index * 7) % 366),
  type: documentTypeCode.options[index % documentTypeCode.options.length] ?? 'inne',
  level: level.options[index % level.options.length],
  sender: `Urząd Miasta i Gminy nr ${(index * index) % 700}`,
}));

beforeAll(async () => {
  cloud = await startEmbeddedCloud({ ADMIN_EMAILS: '' });
  call = caller((await import('#functions/api/admin/handler.ts')).handler);
  history = caller((await import('#functions/api/history/handler.ts')).handler);
  const { setClockShift } = await import('#functions/platform/clock.ts');
  setClockShift(Date.parse(`${TODAY}T12:00:00.000Z`) - Date.now());
  boss = await newPerson('ADMIN', { firstName: 'Zofia', lastName: 'Szefowa' });
  reader = await newPerson();
  await loadItems([
    ...users.flat(),
    ...rowsOfCounters(analyses),
    ...analyses.slice(0, OF_ONE).map(({ id, day, type, sender }) =>
      rowOfHistory(reader.userId, {
        ...{ id: fileId.parse(id), createdAt: `${day}T10:00:00.000Z` },
        ...{ documentType: type, sender: sender ?? '' },
      }),
    ),
  ]);
}, SLOW_MS);
afterAll(() => cloud.close());

/**
 * What `work` took: calls of the table, megabytes as they were sent, and seconds of the processor, the table's
 * engine included; what else the machine does is not in them.
 */
async function taken<T>(work: () => Promise<T>) {
  const { dynamo } = await import('#functions/platform/table/dynamo.ts');
  let bytes = 0;
  dynamo.middlewareStack.add(
    (next) => async (request) => {
      const answer = await next(request);
      bytes += Number(
        (answer.response as { headers: Record<string, string> }).headers['content-length'] ?? 0, // of HTTP
      );
      return answer;
    },
    { step: 'deserialize', name: 'count-bytes', priority: 'low' },
  );
  const began = process.cpuUsage();
  const { result, calls } = await countTableCalls(work).finally(() =>
    dynamo.middlewareStack.remove('count-bytes'),
  );
  const { user, system } = process.cpuUsage(began);
  return { result, calls, seconds: (user + system) / 1e6, megabytes: bytes / 1e6 };
}

async function analytics() {
  const answer = await call(admin.getAnalytics, { token: boss.token, query: YEAR });
  return admin.getAnalytics.response.parse(answer.json());
}

async function rollUp() {
  const { rollUpDays } = await import('#functions/core/statistics/roll-up-days.ts');
  const { systemClock } = await import('#functions/platform/clock.ts');
  return rollUpDays(systemClock, () => false);
}

test(
  'a year of analytics takes at most a second and 5 MB, and equals the counters',
  async () => {
    const before = await analytics();
    expect(before.totalAnalyses).toBe(MANY);
    expect(await rollUp()).toEqual({ rolled: 365, left: 0 });
    const year = await taken(analytics);
    expect(year.result).toEqual(before);
    expect(year.megabytes).toBeGreaterThan(0.05);
    expect(year.megabytes).toBeLessThanOrEqual(5);
    expect(year.seconds).toBeLessThanOrEqual(1);
    // A row for each day, today's counters, and whose session it is.
    expect(year.calls.rows).toBeLessThanOrEqual(366 + 16 + 2);
    expect(year.calls.inSequence).toBe(2);
  },
  SLOW_MS,
);

async function list(query: Record<string, string>) {
  const answer = await call(admin.listUsers, { token: boss.token, query });
  return {
    users: admin.listUsers.response.parse(answer.json()),
    next: answer.headers[admin.NEXT_CURSOR_HEADER],
  };
}

test(
  'each page of all users takes at most sixteen calls',
  async () => {
    const seen = new Set<string>();
    let next: string | undefined;
    do {
      const { result, calls } = await taken(() => list(next === undefined ? {} : { cursor: next }));
      expect(calls.count).toBeLessThanOrEqual(16);
      for (const { id } of result.users) seen.add(id);
      next = result.next;
    } while (next !== undefined);
    expect(seen.size).toBe(MANY + 2);
  },
  SLOW_MS,
);

test.each(['brzęczyszczykiewicz', 'Brzecz', 'jan brz', 'osoba4321@'])(
  'one of all users is found by "%s" in at most sixteen calls',
  async (search) => {
    const { result, calls } = await taken(() => list({ search }));
    expect(result.users.map(({ id }) => id)).toEqual(['loaded-4321']);
    expect(calls.count).toBeLessThanOrEqual(16);
  },
);

test('a page of a long history reads no more rows than it shows', async () => {
  const page = async (number: string) => {
    const answer = await history(listHistory, { token: reader.token, query: { page: number } });
    return listHistory.response.parse(answer.json());
  };
  await page('1');
  for (const number of ['1', '10', '20']) {
    const { result, calls } = await taken(() => page(number));
    expect(result).toMatchObject({ totalPages: OF_ONE / 10, counts: { open: OF_ONE } });
    // Whose session it is, the rows that a short history would be, and the listing.
    expect(calls.rows).toBeLessThanOrEqual(12);
  }
});
