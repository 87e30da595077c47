import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { seeAnalysisEnd } from '#shared/contracts/notifications.ts';
import { letter, movableClock, type Person } from '#tests/support/analysis-product.ts';
import { type PushProduct, startPushProduct } from '#tests/support/push-product.ts';
import { callStream } from '#tests/support/stream-call.ts';

let product: PushProduct;
let text: string;
let clock: ReturnType<typeof movableClock>;

beforeAll(async () => {
  product = await startPushProduct();
  text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
});
afterAll(() => product.close());
beforeEach(() => {
  clock = movableClock();
});

/** Runs an analysis whose reader leaves immediately, and lets the minute pass in which an open page would report. */
async function ranAlone(person: Person, readerLeaves = true) {
  const upload = await product.uploaded(person, text);
  await callStream({ fileIds: upload.fileId, token: upload.ticket }, { readerLeaves });
  clock.advance(120_000);
  return upload;
}

const received = ({ endpoint }: { endpoint: string }) =>
  product.push.messages().filter((message) => message.endpoint === endpoint);

describe('the message about an analysis that ended', () => {
  it('reaches the browser of a reader who left, and decrypts', async () => {
    const person = await product.newPerson();
    const device = await product.subscribed(person);
    const { fileId } = await ranAlone(person);
    expect(await product.sendDue(clock)).toMatchObject({ delivered: 1, failed: 0 });
    expect(received(device)).toMatchObject([
      {
        title: 'Analiza gotowa',
        body: expect.stringContaining('Wynik czeka w historii.') as string,
        route: `#/history/${fileId}`,
        tag: `analiza-${fileId}`,
        urgency: 'normal',
        ttlSeconds: 86_400,
      },
    ]);
  });

  it('reveals nothing about the person, the case or the money', async () => {
    const person = await product.newPerson();
    const device = await product.subscribed(person);
    const { fileId } = await ranAlone(person);
    await product.sendDue(clock);
    const shown = JSON.stringify(
      // The result's own address is random and may hold three digits.
      received(device).map(({ title, body, route }) => [title, body, route.replace(fileId, '')]),
    );
    expect(shown).not.toMatch(/\d{3}|zł|Kowalsk|pismo\.pdf/);
  });

  it('is sent once, even when several jobs find it due repeatedly', async () => {
    const person = await product.newPerson();
    const device = await product.subscribed(person);
    await ranAlone(person);
    await Promise.all([product.sendDue(clock), product.sendDue(clock), product.sendDue(clock)]);
    clock.advance(120_000);
    await product.sendDue(clock);
    expect(received(device)).toHaveLength(1);
  });

  it('is not sent again when the run is settled again', async () => {
    const person = await product.newPerson();
    const device = await product.subscribed(person);
    const { fileId } = await ranAlone(person);
    await product.sendDue(clock);
    const { findRun } = await import('#functions/core/runs/run-repository.ts');
    const { settleRun } = await import('#functions/core/flows/settle-run.ts');
    const run = await findRun(person.userId, fileId);
    if (run) await settleRun({ ...run, announcement: 'due', settled: false });
    await product.sendDue(clock);
    expect(received(device)).toHaveLength(1);
    const rows = (await product.cloud.rows()).filter((row) => row.sk === `RUN#${fileId}`);
    expect(rows).toEqual([expect.not.objectContaining({ gsi1pk: expect.anything() as string })]);
  });

  it('is not sent to a reader whose page says that the end was seen', async () => {
    const person = await product.newPerson();
    const device = await product.subscribed(person);
    const { fileId } = await ranAlone(person, false);
    const params = { fileId };
    expect((await product.call(seeAnalysisEnd, { token: person.token, params })).status).toBe(204);
    expect((await product.call(seeAnalysisEnd, { token: person.token, params })).status).toBe(204);
    await product.sendDue(clock);
    expect(received(device)).toEqual([]);
  });

  it('waits a minute for the page', async () => {
    const person = await product.newPerson();
    const device = await product.subscribed(person);
    const upload = await product.uploaded(person, text);
    await callStream({ fileIds: upload.fileId, token: upload.ticket });
    await product.sendDue(clock);
    expect(received(device)).toEqual([]);
  });

  it('cannot be suppressed by anybody else', async () => {
    const person = await product.newPerson();
    const other = await product.newPerson();
    const device = await product.subscribed(person);
    const { fileId } = await ranAlone(person);
    const params = { fileId };
    const answer = await product.call(seeAnalysisEnd, { token: other.token, params });
    expect(answer.status).toBe(404);
    await product.sendDue(clock);
    expect(received(device)).toHaveLength(1);
  });

  it('reports a failure without a reason, and that nothing was charged', async () => {
    const person = await product.newPerson();
    const device = await product.subscribed(person);
    const upload = await product.uploaded(person, 'asdf qwer zxcv '.repeat(40));
    await callStream({ fileIds: upload.fileId, token: upload.ticket }, { readerLeaves: true });
    clock.advance(120_000);
    await product.sendDue(clock);
    expect(received(device)).toMatchObject([
      {
        title: 'Analiza się nie powiodła',
        body: 'Nie została naliczona. Możesz spróbować ponownie.',
        route: '#/dashboard',
      },
    ]);
  });

  it('reports a run whose function died when it is settled', async () => {
    const person = await product.newPerson();
    const device = await product.subscribed(person);
    const { fileId } = await product.uploaded(person, text);
    const { claimRun, findRun } = await import('#functions/core/runs/run-repository.ts');
    const { settleDueRuns } = await import('#functions/core/flows/settle-due-runs.ts');
    const run = await findRun(person.userId, fileId);
    if (run) await claimRun(run, clock());
    clock.advance(180_000);
    await settleDueRuns(clock);
    clock.advance(120_000);
    await product.sendDue(clock);
    expect(received(device)).toMatchObject([{ title: 'Analiza się nie powiodła' }]);
  });

  it('is not sent for a start refused for lack of quota, because the page already knows', async () => {
    const person = await product.newPerson();
    const first = await product.uploaded(person, text);
    const second = await product.uploaded(person, text);
    const query = ({ fileId, ticket }: typeof first) => ({ fileIds: fileId, token: ticket });
    await callStream(query(first));
    const device = await product.subscribed(person);
    expect((await callStream(query(second))).status).toBe(402);
    clock.advance(120_000);
    await product.sendDue(clock);
    expect(received(device).map(({ title }) => title)).toEqual(['Analiza gotowa']);
  });
});
