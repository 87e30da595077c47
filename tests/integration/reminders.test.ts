import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { planReminders } from '#functions/core/notifications/plan-reminders.ts';
import { deleteHistoryItem } from '#shared/contracts/history.ts';
import type { FileId } from '#shared/domain/ids.ts';
import { letter, movableClock, type Person } from '#tests/support/analysis-product.ts';
import { caller } from '#tests/support/http-event.ts';
import { type PushProduct, startPushProduct } from '#tests/support/push-product.ts';
import { callStream } from '#tests/support/stream-call.ts';

let product: PushProduct;
let text: string;
let plan: typeof planReminders;
let clock: ReturnType<typeof movableClock>;

/** The evening before a reminder of 7 days; the next ones are at 8:00 in winter time. */
const EVENING = '2027-01-12T20:00:00Z';
const LAST_DAY = '2027-01-20';
const HOUR = 3_600_000;

beforeAll(async () => {
  product = await startPushProduct();
  text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
  ({ planReminders: plan } = await import('#functions/core/notifications/plan-reminders.ts'));
});
afterAll(() => product.close());
beforeEach(() => {
  clock = movableClock(Date.parse(EVENING));
});

/** A person with a subscribed browser and one analysis whose end they saw. */
async function withAnalysis() {
  const person = await product.newPerson();
  const device = await product.subscribed(person);
  const { fileId, ticket } = await product.uploaded(person, text);
  await callStream({ fileIds: fileId, token: ticket });
  const { seeEnd } = await import('#functions/core/notifications/see-end.ts');
  await seeEnd(person.userId, fileId);
  return { person, device, fileId };
}

function planned(person: Person, analysisId: FileId, lastDay: string | null, title = 'Upomnienie') {
  return plan({ userId: person.userId, analysisId, title, lastDay }, { clock });
}

/** Lets a number of days pass from an evening on, with the job running at 8:00 and at 21:00 in Warsaw. */
async function passDays(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    clock.advance(11 * HOUR);
    await product.sendDue(clock);
    clock.advance(13 * HOUR);
    await product.sendDue(clock);
  }
}

const titles = ({ endpoint }: { endpoint: string }) =>
  product.push
    .messages()
    .filter((message) => message.endpoint === endpoint)
    .map(({ title }) => title)
    .reverse();

describe('the reminders of a term', () => {
  it('come 7, 3 and 1 days before and on the day, once each', async () => {
    const { person, device, fileId } = await withAnalysis();
    expect(await planned(person, fileId, LAST_DAY)).toBe(true);
    await passDays(9);
    expect(titles(device)).toEqual([
      'Termin za 7 dni',
      'Termin za 3 dni',
      'Termin mija jutro',
      'Termin mija dzisiaj',
    ]);
    const [last] = product.push.messages();
    expect(last).toMatchObject({
      body: 'Upomnienie. Ostatni dzień: 20 stycznia 2027.',
      route: `#/history/${fileId}`,
      tag: `termin-${fileId}`,
      urgency: 'high',
      ttlSeconds: 14 * 3_600, // until 22:00
    });
  });

  it('come at 8:00, not before', async () => {
    const { person, device, fileId } = await withAnalysis();
    await planned(person, fileId, LAST_DAY);
    clock.advance(Date.parse('2027-01-13T06:59:59Z') - Date.parse(EVENING));
    await product.sendDue(clock);
    expect(titles(device)).toEqual([]);
    clock.advance(1_000);
    await product.sendDue(clock);
    expect(titles(device)).toEqual(['Termin za 7 dni']);
  });

  it('are sent once by jobs that run at the same time, and by none after a crash', async () => {
    const { person, device, fileId } = await withAnalysis();
    await planned(person, fileId, LAST_DAY);
    clock.advance(12 * HOUR);
    await Promise.all([product.sendDue(clock), product.sendDue(clock), product.sendDue(clock)]);
    expect(titles(device)).toEqual(['Termin za 7 dni']);
    const { claimReminder } = await import('#functions/core/notifications/reminder-repository.ts');
    const seen = { userId: person.userId, fileId, title: 'x', lastDay: LAST_DAY };
    const dueAt = '2027-01-17T07:00:00.000Z';
    // A sender takes the second reminder and dies before it sends.
    expect(
      await claimReminder({ ...seen, dueAt }, new Date('2027-01-19T07:00:00Z'), '2027-01-17'),
    ).toBe(true);
    clock.advance(4 * 24 * HOUR);
    await product.sendDue(clock);
    expect(titles(device)).toEqual(['Termin za 7 dni']);
  });

  it('are not repeated on the same day by a new plan', async () => {
    const { person, device, fileId } = await withAnalysis();
    await planned(person, fileId, LAST_DAY);
    clock.advance(11 * HOUR);
    await product.sendDue(clock);
    // Another writer's clock was a little behind when it planned.
    const late = { clock: movableClock(Date.parse('2027-01-13T06:59:59Z')) };
    const { userId } = person;
    await plan({ userId, analysisId: fileId, title: 'Upomnienie', lastDay: LAST_DAY }, late);
    await product.sendDue(clock);
    expect(titles(device)).toEqual(['Termin za 7 dni']);
    clock.advance(13 * HOUR);
    await passDays(5);
    expect(titles(device)).toEqual(['Termin za 7 dni', 'Termin za 3 dni']);
  });

  it('follow a term that moved, and end with a term that is no longer known', async () => {
    const { person, device, fileId } = await withAnalysis();
    await planned(person, fileId, LAST_DAY);
    await planned(person, fileId, '2027-01-14');
    await passDays(1);
    expect(titles(device)).toEqual(['Termin mija jutro']);
    await planned(person, fileId, null);
    await passDays(9);
    expect(titles(device)).toEqual(['Termin mija jutro']);
  });

  it('skip past days', async () => {
    const { person, device, fileId } = await withAnalysis();
    await planned(person, fileId, LAST_DAY);
    clock.advance(2 * 24 * HOUR); // nothing ran for two days
    await product.sendDue(clock);
    expect(titles(device)).toEqual([]);
    await passDays(4);
    expect(titles(device)).toEqual(['Termin za 3 dni']);
  });

  it('end with the analysis and are planned for nobody else', async () => {
    const { person, device, fileId } = await withAnalysis();
    await planned(person, fileId, LAST_DAY);
    const other = await product.newPerson();
    expect(await planned(other, fileId, LAST_DAY)).toBe(false);
    const history = caller((await import('#functions/api/history/handler.ts')).handler);
    await history(deleteHistoryItem, { token: person.token, params: { id: fileId } });
    expect(await planned(person, fileId, LAST_DAY)).toBe(false);
    await passDays(2);
    expect(titles(device)).toEqual([]);
    const rows = await product.cloud.rows();
    expect(rows.filter(({ sk }) => sk === `HISTORY#${fileId}`)).toEqual([]);
  });

  it('are planned automatically for a letter with a last day', async () => {
    const { person, fileId } = await withAnalysis();
    const { settleRun } = await import('#functions/core/flows/settle-run.ts');
    const { findRun } = await import('#functions/core/runs/run-repository.ts');
    const { removeHistoryRow } = await import('#functions/core/history/history-repository.ts');
    const run = await findRun(person.userId, fileId);
    if (run?.summary === undefined) throw new Error('The run has no summary.');
    await removeHistoryRow(person.userId, fileId);
    const summary = { ...run.summary, documentType: 'Upomnienie', deadline: LAST_DAY };
    await settleRun({ ...run, summary, settled: false }, clock);
    const rows = (await product.cloud.rows()).filter((row) => row.sk === `HISTORY#${fileId}`);
    expect(rows).toMatchObject([
      {
        reminderTitle: 'Upomnienie',
        reminderLastDay: LAST_DAY,
        gsi1sk: '2027-01-13T07:00:00.000Z',
      },
    ]);
  });
});
