import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { type Run, runItem } from '#functions/core/runs/run.ts';
import * as admin from '#shared/contracts/admin.ts';
import { fileId } from '#shared/domain/ids.ts';
import { newPerson, type Person } from '#tests/support/administration.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';
import { caller } from '#tests/support/http-event.ts';

let cloud: EmbeddedCloud;
let call: ReturnType<typeof caller>;
let boss: Person;
let person: Person;

beforeAll(async () => {
  cloud = await startEmbeddedCloud({ ADMIN_EMAILS: '' });
  call = caller((await import('#functions/api/admin/handler.ts')).handler);
  boss = await newPerson('ADMIN');
  person = await newPerson();
});
afterAll(() => cloud.close());
afterEach(() => shiftBy(0));

/** Moves the handlers' clock to an instant. */
const at = (instant: string) => shiftBy(Date.parse(instant) - Date.now());

/** Sessions live 30 days, so the administrator signs in again each time. */
async function shiftBy(milliseconds: number): Promise<void> {
  const { setClockShift } = await import('#functions/platform/clock.ts');
  const { findUser } = await import('#functions/core/accounts/user-repository.ts');
  const { signSession } = await import('#functions/platform/identity/tokens.ts');
  setClockShift(milliseconds);
  const { userId } = boss;
  const tokenVersion = (await findUser(userId))?.tokenVersion ?? 0;
  boss = { ...boss, token: await signSession({ userId, tokenVersion }) };
}

const ask = (query: Record<string, string> = {}) =>
  call(admin.getAnalytics, { token: boss.token, query });
const analytics = async (query: Record<string, string> = {}) =>
  admin.getAnalytics.response.parse((await ask(query)).json());
const stats = async () =>
  admin.getStats.response.parse((await call(admin.getStats, { token: boss.token })).json());

let runs = 0;

function ended(endedAt: string, change: Partial<Run> = {}): Run {
  runs += 1;
  return runItem.parse({
    userId: person.userId,
    fileId: fileId.parse(`analysis-${runs}`),
    originalName: 'pismo.pdf',
    createdAt: endedAt,
    state: 'completed',
    attempt: 1,
    dueAt: endedAt,
    status: 'completed',
    progress: 100,
    summary: {
      documentType: 'Nakaz zapłaty w postępowaniu upominawczym',
      documentTypeCode: 'nakaz_zaplaty',
      sender: 'Sąd Rejonowy w Łodzi',
      countedSender: 'Sąd Rejonowy w Łodzi',
      threatLevel: 'CRITICAL',
    },
    endedAt,
    ...change,
  });
}

async function settle(run: Run): Promise<void> {
  const { settleRun } = await import('#functions/core/flows/settle-run.ts');
  await settleRun(run, () => new Date(Date.parse(run.endedAt ?? '') + 1_000));
}

describe('counting', () => {
  test('counts a settled analysis once, however often it is repeated', async () => {
    const run = ended('2026-03-10T10:00:00.000Z');
    await Promise.all(Array.from({ length: 10 }, () => settle(run)));
    for (let again = 0; again < 5; again += 1) await settle(run);
    expect(await analytics({ startDate: '2026-03-10', endDate: '2026-03-10' })).toEqual({
      totalAnalyses: 1,
      documentTypes: [{ name: 'Nakaz zapłaty', value: 1 }],
      threatLevels: [{ name: 'Krytyczne', value: 1 }],
      topSenders: [{ name: 'Sąd Rejonowy w Łodzi', value: 1 }],
      analysesOverTime: [{ date: '2026-03-10', count: 1 }],
    });
  });

  test('counts fifty analyses that end at once as fifty', async () => {
    const many = Array.from({ length: 50 }, () => ended('2026-03-12T10:00:00.000Z'));
    await Promise.all(many.map(settle));
    const day = await analytics({ startDate: '2026-03-12', endDate: '2026-03-12' });
    expect(day.totalAnalyses).toBe(50);
  });

  test('does not count what ended without a result', async () => {
    await settle(ended('2026-03-14T10:00:00.000Z', { state: 'failed', status: 'error' }));
    await settle(ended('2026-03-14T10:00:00.000Z', { state: 'cancelled', status: 'idle' }));
    const day = await analytics({ startDate: '2026-03-14', endDate: '2026-03-14' });
    expect(day).toMatchObject({ totalAnalyses: 0, documentTypes: [], topSenders: [] });
  });

  test('remembers an event over the change of rounds and after a long pause', async () => {
    const { countOnDay, listDays } =
      await import('#functions/core/statistics/statistics-repository.ts');
    for (const hour of ['05:59', '06:01', '11:00']) {
      await countOnDay('one', '2026-03-15', ['total'], new Date(`2026-03-15T${hour}:00.000Z`));
    }
    await countOnDay('one other', '2026-03-15', ['total'], new Date('2026-03-16T23:00:00.000Z'));
    const days = await listDays('2026-03-15', '2026-03-15');
    const total = days.reduce((sum, { counters }) => sum + Number(counters.total), 0);
    expect(total).toBe(2);
  });

  test('uses the day in Warsaw, across midnight, months and summer time', async () => {
    await settle(ended('2026-03-31T21:59:59.000Z')); // 31 March, 23:59:59
    await settle(ended('2026-03-31T22:00:00.000Z')); // 1 April, 0:00
    await settle(ended('2026-10-25T22:59:59.000Z')); // winter time again: 25 October, 23:59:59
    const spring = await analytics({ startDate: '2026-03-31', endDate: '2026-04-01' });
    expect(spring.analysesOverTime.map(({ count }) => count)).toEqual([1, 1]);
    const autumn = await analytics({ startDate: '2026-10-25', endDate: '2026-10-26' });
    expect(autumn.analysesOverTime.map(({ count }) => count)).toEqual([1, 0]);

    await at('2026-04-01T08:00:00.000Z');
    expect(await stats()).toMatchObject({ analysesToday: 1, analysesThisMonth: 1 });
    await at('2026-03-31T08:00:00.000Z');
    const month = await stats();
    expect(month.analysesToday).toBe(1);
    expect(month.analysesThisMonth).toBeGreaterThan(50);
  });
});

describe('the analytics', () => {
  test('cover the last 30 days to today, days without any as 0', async () => {
    await at('2026-03-31T12:00:00.000Z');
    const { analysesOverTime } = await analytics();
    expect(analysesOverTime).toHaveLength(30);
    expect(analysesOverTime[0]?.date).toBe('2026-03-02');
    expect(analysesOverTime.at(-1)?.date).toBe('2026-03-31');
    expect(analysesOverTime.find(({ date }) => date === '2026-03-11')).toEqual({
      date: '2026-03-11',
      count: 0,
    });
  });

  test('never name a sender that is not a known office or firm', async () => {
    await settle(
      ended('2026-06-06T10:00:00.000Z', {
        summary: {
          documentType: 'Pismo',
          sender: 'Jan Nowak',
          threatLevel: 'LOW',
        },
      }),
    );
    const day = await analytics({ startDate: '2026-06-06', endDate: '2026-06-06' });
    expect(day.topSenders).toEqual([]);
    expect(day.threatLevels).toEqual([{ name: 'Niskie', value: 1 }]);
  });

  test('name the ten most frequent senders, the most frequent first', async () => {
    for (let sender = 1; sender <= 12; sender += 1) {
      for (let letters = 0; letters < sender; letters += 1) {
        await settle(
          ended('2026-05-05T10:00:00.000Z', {
            summary: {
              documentType: 'Pismo',
              sender: ` Firma  ${sender} `,
              countedSender: ` Firma  ${sender} `,
              threatLevel: letters === 0 ? 'LOW' : 'MEDIUM',
            },
          }),
        );
      }
    }
    await settle(
      ended('2026-05-05T10:00:00.000Z', {
        summary: {
          documentType: 'Umowa',
          documentTypeCode: 'umowa',
          sender: null,
          threatLevel: 'HIGH',
        },
      }),
    );
    const day = await analytics({ startDate: '2026-05-05', endDate: '2026-05-05' });
    expect(day.topSenders).toHaveLength(10);
    expect(day.topSenders[0]).toEqual({ name: 'Firma 12', value: 12 });
    expect(day.topSenders[9]).toEqual({ name: 'Firma 3', value: 3 });
    expect(day.threatLevels).toEqual([
      { name: 'Niskie', value: 12 },
      { name: 'Średnie', value: 66 },
      { name: 'Wysokie', value: 1 },
    ]);
    expect(day.documentTypes).toEqual([
      { name: 'Inne pismo', value: 78 },
      { name: 'Umowa', value: 1 },
    ]);
  });

  test('cover a complete leap year', async () => {
    const { analysesOverTime } = await analytics({
      startDate: '2028-01-01',
      endDate: '2028-12-31',
    });
    expect(analysesOverTime).toHaveLength(366);
    expect(analysesOverTime.some(({ date }) => date === '2028-02-29')).toBe(true);
  });

  test.each([
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, /nie może być późniejsza/],
    [{ startDate: '2025-01-01', endDate: '2026-01-02' }, /najwyżej 366 dni/],
    [{ startDate: '2026-02-30', endDate: '2026-03-01' }, /2026-02-30 nie ma w kalendarzu/],
    [{ endDate: '2026-02-29' }, /2026-02-29 nie ma w kalendarzu/],
    [{ startDate: '01.03.2026' }, /RRRR-MM-DD/],
    [{ startDate: '2026-13-01' }, /RRRR-MM-DD/],
  ])('refuse %j in Polish', async (query, sentence) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(z.object({ message: z.string() }).parse(answer.json()).message).toMatch(sentence);
  });
});

describe('the number of users', () => {
  test('follows openings and erasures, each once', async () => {
    const { completeOpening } = await import('#functions/core/flows/open-account.ts');
    const { findUser } = await import('#functions/core/accounts/user-repository.ts');
    const { eraseAccount } = await import('#functions/core/flows/erase-account.ts');
    const { systemClock } = await import('#functions/platform/clock.ts');
    const { totalUsers } = await stats();
    const newcomer = await newPerson();
    const row = await findUser(newcomer.userId);
    // A process that looked before the account was complete completes it again.
    if (row !== undefined) await completeOpening({ ...row, status: 'opening' }, systemClock);
    expect((await stats()).totalUsers).toBe(totalUsers + 1);
    await eraseAccount(newcomer.userId, 'self', systemClock);
    await eraseAccount(newcomer.userId, 'self', systemClock);
    expect((await stats()).totalUsers).toBe(totalUsers);
  });
});
