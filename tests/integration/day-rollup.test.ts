import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { type Run, runItem } from '#functions/core/runs/run.ts';
import { hashOf } from '#functions/platform/ids.ts';
import { fileId } from '#shared/domain/ids.ts';
import { newPerson } from '#tests/support/administration.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';

let cloud: EmbeddedCloud | undefined;
beforeEach(async () => {
  cloud ??= await startEmbeddedCloud({ ADMIN_EMAILS: '' });
  await emptyStatistics();
});
afterAll(() => cloud?.close());

const rows = async () => (await cloud?.rows()) ?? [];

/** Deletes every item of the statistics, so that each test starts from an empty stage. */
async function emptyStatistics(): Promise<void> {
  const { removeItem } = await import('#functions/platform/table/item.ts');
  for (const { pk, sk } of await rows()) {
    if (/^(STATISTICS|ROLLUP)/.test(String(pk))) {
      await removeItem({ pk: String(pk), sk: String(sk) });
    }
  }
}

const NOON = '10:00:00.000Z';
const at = (day: string, time = NOON) => new Date(`${day}T${time}`);
let events = 0;

async function count(day: string, times = 1, sender = 'Sąd Rejonowy w Łodzi', now = at(day)) {
  const { countOnDay } = await import('#functions/core/statistics/statistics-repository.ts');
  const { countersOf } = await import('#functions/core/statistics/day-counts.ts');
  for (let time = 0; time < times; time += 1) {
    const counters = countersOf({ type: 'umowa', level: 'LOW', sender });
    await countOnDay(`event ${(events += 1)}`, day, counters, now);
  }
}

async function rollUp(today: string, isOver = () => false) {
  const { rollUpDays } = await import('#functions/core/statistics/roll-up-days.ts');
  return rollUpDays(() => at(today), isOver);
}

async function analytics(today: string, startDate: string, endDate = today) {
  const { getAnalytics } = await import('#functions/core/statistics/get-analytics.ts');
  return getAnalytics({ startDate, endDate }, () => at(today));
}

/** Rolled-up days as they are kept. */
async function rolledRows() {
  const all = (await rows()).filter(({ pk }) => String(pk).startsWith('ROLLUP#'));
  return all.toSorted((one, other) => (String(one.sk) < String(other.sk) ? -1 : 1));
}

/** The counters of a day as they were before anything was rolled up. */
async function forgetLiveCounters(day: string): Promise<void> {
  const { removeItem } = await import('#functions/platform/table/item.ts');
  for (const { pk, sk } of await rows()) {
    if (String(pk).startsWith('STATISTICS') && sk === `DAY#${day}`) {
      await removeItem({ pk: String(pk), sk });
    }
  }
}

describe('the roll-up of days', () => {
  test('shows the administrator the same figures as before', async () => {
    await count('2026-03-01', 3);
    await count('2026-03-02', 20, 'Gmina Łódź');
    await count('2026-03-04', 2);
    const before = await analytics('2026-03-04', '2026-02-20');
    expect(before.totalAnalyses).toBe(25);
    expect(await rollUp('2026-03-04')).toEqual({ rolled: 2, left: 0 });
    expect(await analytics('2026-03-04', '2026-02-20')).toEqual(before);
    expect((await rolledRows()).map(({ sk, total }) => [sk, total])).toEqual([
      ['DAY#2026-03-01', 3],
      ['DAY#2026-03-02', 20],
    ]);
  });

  test('serves past days, so that their counters may expire', async () => {
    await count('2026-03-01', 3);
    await rollUp('2026-03-02');
    await forgetLiveCounters('2026-03-01');
    const { totalAnalyses, topSenders } = await analytics('2026-03-02', '2026-03-01');
    expect(totalAnalyses).toBe(3);
    expect(topSenders).toEqual([{ name: 'Sąd Rejonowy w Łodzi', value: 3 }]);
  });

  test('changes nothing when it runs again, also concurrently', async () => {
    await count('2026-03-01', 30);
    await rollUp('2026-03-03');
    const once = await rolledRows();
    await Promise.all([rollUp('2026-03-03'), rollUp('2026-03-03')]);
    expect(await rolledRows()).toEqual(once);
  });

  test('leaves today to the counters', async () => {
    await count('2026-03-05');
    expect(await rollUp('2026-03-05')).toEqual({ rolled: 0, left: 0 });
    await count('2026-03-05');
    expect((await analytics('2026-03-05', '2026-03-05')).totalAnalyses).toBe(2);
  });

  test('catches up on missed days, as far as its time allows', async () => {
    for (const day of ['2025-12-30', '2026-01-15', '2026-02-28']) await count(day, 2);
    let steps = 0;
    const first = await rollUp('2026-03-01', () => (steps += 1) > 3);
    expect(first).toEqual({ rolled: 2, left: 40 });
    expect((await analytics('2026-03-01', '2025-12-01')).totalAnalyses).toBe(6);
    expect(await rollUp('2026-03-01')).toEqual({ rolled: 1, left: 0 });
    expect((await analytics('2026-03-01', '2025-12-01')).totalAnalyses).toBe(6);
  });

  test('continues after a failure where it stopped, and reports that it is behind', async () => {
    const { dynamo } = await import('#functions/platform/table/dynamo.ts');
    await count('2026-03-01');
    await count('2026-03-12');
    let writes = 0;
    dynamo.middlewareStack.add(
      (next, { commandName }) =>
        (request) => {
          if (commandName !== 'UpdateItemCommand' && commandName !== 'PutItemCommand') {
            return next(request);
          }
          writes += 1;
          return writes > 2 ? Promise.reject(new Error('The table is out.')) : next(request);
        },
      { step: 'initialize', name: 'fail-writes' },
    );
    const broken = await rollUp('2026-03-14').finally(() =>
      dynamo.middlewareStack.remove('fail-writes'),
    );
    expect(broken).toEqual({ rolled: 1, left: 6 });
    expect((await analytics('2026-03-14', '2026-03-01')).totalAnalyses).toBe(2);
    expect(await rollUp('2026-03-14')).toEqual({ rolled: 1, left: 0 });
    expect((await rolledRows()).map(({ sk }) => sk)).toEqual(['DAY#2026-03-01', 'DAY#2026-03-12']);
  });
});

describe('an analysis counted after its day', () => {
  test('appears at once, and is rolled up with its day', async () => {
    await count('2026-03-01', 2);
    await rollUp('2026-03-02');
    await count('2026-03-01', 1, 'Gmina Łódź', at('2026-03-04'));
    expect((await analytics('2026-03-04', '2026-03-01')).totalAnalyses).toBe(3);
    expect(await rollUp('2026-03-04')).toEqual({ rolled: 1, left: 0 });
    await forgetLiveCounters('2026-03-01');
    expect((await analytics('2026-03-04', '2026-03-01')).topSenders).toHaveLength(2);
    expect(await rollUp('2026-03-04')).toEqual({ rolled: 0, left: 0 });
  });

  test('is not lost when its write arrives just after midnight', async () => {
    await rollUp('2026-03-02');
    await count('2026-03-02', 1, 'Gmina Łódź', new Date('2026-03-02T22:59:58.000Z'));
    const { findRollup } = await import('#functions/core/statistics/rollup-repository.ts');
    expect((await findRollup()).reopened.map(({ day }) => day)).toEqual(['2026-03-02']);
  });

  test('during a roll-up marks the day for another one', async () => {
    const { closeDay, findRollup, saveRolledDay } =
      await import('#functions/core/statistics/rollup-repository.ts');
    await count('2026-03-01', 2);
    await rollUp('2026-03-03');
    await count('2026-03-01', 1, 'Gmina Łódź', at('2026-03-03'));
    const [seen] = (await findRollup()).reopened;
    await count('2026-03-01', 1, 'Gmina Łódź', at('2026-03-03'));
    if (seen !== undefined) await closeDay(seen);
    expect((await findRollup()).reopened).toHaveLength(1);
    await rollUp('2026-03-03');
    // A slow one that saw less does not undo it.
    await saveRolledDay('2026-03-01', { total: 3 });
    expect((await rolledRows())[0]).toMatchObject({ total: 4, 'sender#Gmina Łódź': 2 });
  });
});

test('a clock that was ahead for a while loses no day', async () => {
  await rollUp('2026-05-01');
  await count('2026-03-04', 2);
  await rollUp('2026-03-04');
  expect((await analytics('2026-03-04', '2026-03-01')).totalAnalyses).toBe(2);
  await rollUp('2026-03-05');
  await forgetLiveCounters('2026-03-04');
  expect((await analytics('2026-03-05', '2026-03-01')).totalAnalyses).toBe(2);
});

test('a rolled-up day names no user and no letter, before or after an erasure', async () => {
  const { settleRun } = await import('#functions/core/flows/settle-run.ts');
  const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
  const { systemClock } = await import('#functions/platform/clock.ts');
  const person = await newPerson('USER', { firstName: 'Bogumiła', lastName: 'Wszędybylska' });
  const run: Run = runItem.parse({
    ...{ userId: person.userId, fileId: fileId.parse('letter-of-bogumila') },
    ...{ originalName: 'pismo-wszedybylska.pdf', createdAt: '2026-03-01T10:00:00.000Z' },
    ...{ state: 'completed', attempt: 1, dueAt: '2026-03-01T10:00:00.000Z' },
    ...{ status: 'completed', progress: 100, endedAt: '2026-03-01T10:00:00.000Z' },
    summary: {
      ...{ documentType: 'Umowa', documentTypeCode: 'umowa', threatLevel: 'LOW' },
      ...{ sender: 'Jan Wszędybylski', title: 'Wszędybylska', reference: 'I Nc 7/26' },
    },
  });
  await settleRun(run, () => at('2026-03-01'));
  await rollUp('2026-03-02');
  const kept = await rolledRows();
  expect(kept).toEqual([
    { pk: 'ROLLUP#2026-03', sk: 'DAY#2026-03-01', total: 1, 'type#umowa': 1, 'level#LOW': 1 },
  ]);
  const said = JSON.stringify(kept);
  for (const trace of [person.userId, run.fileId, hashOf(run.fileId).slice(0, 16), 'szędyb']) {
    expect(said).not.toContain(trace);
  }
  await eraseAccount(person.userId, 'self', systemClock);
  await rollUp('2026-03-02');
  expect(await rolledRows()).toEqual(kept);
});
