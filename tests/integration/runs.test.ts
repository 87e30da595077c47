import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { AnalysisContext } from '#functions/core/analysis/analysis-context.ts';
import { LEASE_MS, SETTLE_GRACE_MS } from '#functions/core/runs/run.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { cancelUpload, type UploadedText } from '#shared/contracts/upload.ts';
import { fileId } from '#shared/domain/ids.ts';
import { modelAnswers } from '#shared/domain/model-answers.ts';
import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';
import {
  type AnalysisProduct,
  letter,
  movableClock,
  type Person,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';
import { caller } from '#tests/support/http-event.ts';
import { answersD20, repliesToD20 } from '#tests/support/scripted-answers.ts';
import { completes, isSilent } from '#tests/support/scripted-model.ts';
import { callStream } from '#tests/support/stream-call.ts';

/** What a run asks: the second look too, because the rules read d20 otherwise in one place than the script. */
const QUESTIONS = [...Object.keys(modelAnswers), 'second_look'];

let product: AnalysisProduct;
let text: string;

beforeAll(async () => {
  product = await startAnalysisProduct();
  text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
});
afterAll(() => product.close());
afterEach(() => {
  product.model.otherwise(answersD20);
  product.model.requests.length = 0;
});

const pace: Partial<AnalysisContext> = {
  tickMs: 20,
  pollMs: 10,
  model: { random: () => 0, sleep: () => Promise.resolve() },
};

const query = (upload: UploadedText) => ({ fileIds: upload.fileId, token: upload.ticket });

async function started(person: Person, upload: UploadedText, clock: Clock = systemClock) {
  const { openAnalysis } = await import('#functions/core/analysis/open-analysis.ts');
  return openAnalysis(person.userId, upload.fileId, clock);
}

/** Opens and consumes an analysis at a test's pace. */
async function analyzed(
  person: Person,
  upload: UploadedText,
  context: Partial<AnalysisContext> = {},
): Promise<AnalysisEvent[]> {
  const { analyze } = await import('#functions/core/analysis/analyze.ts');
  const opened = await started(person, upload, context.clock);
  return collected(analyze(opened, { ...pace, ...context }));
}

async function collected(events: AsyncIterable<AnalysisEvent>): Promise<AnalysisEvent[]> {
  const all: AnalysisEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

async function settleDue(clock: Clock) {
  const { settleDueRuns } = await import('#functions/core/flows/settle-due-runs.ts');
  return settleDueRuns(clock);
}

async function runOf(person: Person, upload: UploadedText) {
  const { findRun } = await import('#functions/core/runs/run-repository.ts');
  return findRun(person.userId, upload.fileId);
}

async function expectNothingLeft(person: Person, used: number) {
  const { used: counted, openRuns } = await product.packageOf(person);
  expect({ used: counted, open: [...openRuns] }).toEqual({ used, open: [] });
  const objects = await product.cloud.objects();
  expect(objects.filter((key) => key.includes(person.userId))).toEqual([]);
}

function expectForward(events: readonly AnalysisEvent[]) {
  const progress = events.map((event) => event.progress);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
}

describe('an analysis', () => {
  it('passes every status in order, keeps one analysis and leaves no text', async () => {
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    const { status, headers, events } = await callStream(query(upload));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
    });
    expect([...new Set(events.map((event) => event.status))]).toEqual([
      'processingFile',
      'validating',
      'classifying',
      'generatingResponses',
      'creatingPlan',
      'completed',
    ]);
    expectForward(events);
    expect(events.at(-1)).toMatchObject({
      progress: 100,
      error: null,
      result: {
        classification: {
          document_classification: { code: 'wezwanie_do_zaplaty' },
          case_details: { reference_number: 'CW/1402/2026' },
        },
        meta: { model: 'scripted', offline_engine: false },
      },
    });
    await expectNothingLeft(person, 1);
    expect(await runOf(person, upload)).toMatchObject({ state: 'completed', settled: true });
  });

  it('sends the model no personal data and shows what was sent', async () => {
    const person = await product.newPerson();
    const events = await analyzed(person, await product.uploaded(person, text));
    const sent = product.model.requests.map(({ messages }) => JSON.stringify(messages)).join('\n');
    expect(product.model.requests.map(({ name }) => name).toSorted()).toEqual(QUESTIONS.toSorted());
    expect(sent).not.toContain('Pogorzelscy');
    expect(events.at(-1)?.result?.meta?.sent_text).not.toContain('Pogorzelscy');
  });

  it('asked again after its end gives the result at once, from what is stored', async () => {
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    const first = await callStream(query(upload));
    const calls = product.model.requests.length;
    const again = await callStream({ fileIds: upload.fileId, token: person.token });
    expect(again.events).toHaveLength(1);
    expect(again.events[0]).toEqual(first.events.at(-1));
    expect(product.model.requests).toHaveLength(calls);
    await expectNothingLeft(person, 1);
  });

  it('reloaded in two windows is one run, one charge and each question once', async () => {
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    product.model.otherwise((response, request) => {
      setTimeout(() => answersD20(response, request), 40);
    });
    const all = await Promise.all([1, 2, 3].map(() => analyzed(person, upload)));
    for (const events of all) {
      expectForward(events);
      expect(events.at(-1)).toMatchObject({ status: 'completed' });
    }
    expect(product.model.requests).toHaveLength(QUESTIONS.length);
    await expectNothingLeft(person, 1);
  });

  it('goes on when its reader leaves', async () => {
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    await callStream(query(upload), { readerLeaves: true });
    expect(await runOf(person, upload)).toMatchObject({ state: 'completed', settled: true });
    await expectNothingLeft(person, 1);
  });

  it('of a refused letter says why, in words and codes, and is not charged', async () => {
    const person = await product.newPerson();
    const upload = await product.uploaded(person, await letter('b04_wrong_language_en'));
    const [last] = (await analyzed(person, upload)).slice(-1);
    expect(last).toMatchObject({
      status: 'error',
      error:
        'Dokument nie mógł zostać przeanalizowany, ponieważ: dokument jest w nieobsługiwanym języku',
      codes: ['WRONG_LANGUAGE'],
    });
    expect(product.model.requests).toHaveLength(0);
    await expectNothingLeft(person, 0);
    const [again] = await analyzed(person, upload);
    expect(again).toEqual(last);
  });

  it('is given back three times a day when it is cancelled in the middle, and is used from then on', async () => {
    const { grantUsage } = await import('#functions/core/administration/grant-usage.ts');
    const { listPackages } = await import('#functions/core/packages/package-repository.ts');
    const { cancelAnalysis } = await import('#functions/core/flows/cancel-analysis.ts');
    const person = await product.newPerson();
    await grantUsage(person.userId, { amount: 20, days: 7 });
    product.model.otherwise(isSilent);
    for (let cancelled = 1; cancelled <= 10; cancelled += 1) {
      const upload = await product.uploaded(person, text);
      const events = analyzed(person, upload);
      await vi.waitFor(() => expect(product.model.requests).toHaveLength(cancelled), 60_000);
      await cancelAnalysis(person.userId, fileId.parse(upload.fileId));
      await events;
    }
    const used = (await listPackages(person.userId)).reduce((sum, each) => sum + each.used, 0);
    expect(used).toBe(7);
  }, 160_000);

  it('stops when it is cancelled, with the quota given back', async () => {
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    product.model.otherwise(isSilent);
    const events = analyzed(person, upload);
    await vi.waitFor(() => expect(product.model.requests).toHaveLength(1), 60_000);
    const call = caller((await import('#functions/api/upload/handler.ts')).handler);
    const request = { token: person.token, params: { fileId: upload.fileId } };
    expect((await call(cancelUpload, request)).status).toBe(204);
    expect((await events).at(-1)).toMatchObject({
      status: 'error',
      error: 'Analiza została anulowana.',
    });
    await expectNothingLeft(person, 0);
    expect((await call(cancelUpload, request)).status).toBe(204);
    await expectNothingLeft(person, 0);
  });

  it('takes out of the replies an account that is not in the letter', async () => {
    const person = await product.newPerson();
    const injected = '61 1090 1014 0000 0712 1981 2874';
    product.model.otherwise((response, request) => {
      if (!request.name.startsWith('variant_')) return answersD20(response, request);
      const { content } = repliesToD20.variant_1_cooperative;
      const paid = content.replace('Wnoszę', `Wpłaciłem na rachunek ${injected}. Wnoszę`);
      const reply = { ...repliesToD20.variant_1_cooperative, content: paid };
      return completes({ content: reply })(response, request);
    });
    const [last] = (await analyzed(person, await product.uploaded(person, text))).slice(-1);
    expect(JSON.stringify(last?.result)).not.toContain(injected);
    expect(last?.result?.warnings).toContainEqual(
      expect.objectContaining({ kind: 'account_not_in_letter' }),
    );
  });
});

describe('the last analysis', () => {
  it('asked for by fifty streams at once runs once; the others hear that it is used up', async () => {
    const person = await product.newPerson();
    const { createUpload } = await import('#functions/core/flows/create-upload.ts');
    const { userId, token } = person;
    const files = await Promise.all(
      Array.from({ length: 50 }, () => createUpload({ userId, originalName: 'a.pdf', text })),
    );
    const answers = await Promise.all(files.map((fileIds) => callStream({ fileIds, token })));
    const completed = answers.filter(({ events }) => events.at(-1)?.status === 'completed');
    expect(completed).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(49);
    expect(product.model.requests).toHaveLength(QUESTIONS.length);
    await expectNothingLeft(person, 1);
  });
});

describe('a run whose function died', () => {
  /** Runs until the model is asked, and then is never heard of again. */
  async function died(person: Person, upload: UploadedText, clock: Clock) {
    const { analyze } = await import('#functions/core/analysis/analyze.ts');
    product.model.script(isSilent);
    const events = analyze(await started(person, upload, clock), { ...pace, clock });
    for (;;) {
      const next = await events.next();
      if (next.done === true) throw new Error('The run ended before it could die.');
      if (next.value.status === 'classifying') return;
    }
  }

  it('is given back within three minutes, and no text is left', async () => {
    const person = await product.newPerson();
    const clock = movableClock();
    const upload = await product.uploaded(person, text);
    await died(person, upload, clock);
    expect(await product.packageOf(person)).toMatchObject({ used: 1 });

    clock.advance(LEASE_MS + SETTLE_GRACE_MS - 1_000);
    await settleDue(clock);
    expect(await runOf(person, upload)).toMatchObject({ state: 'running' });

    clock.advance(60_000); // the job runs every minute
    await settleDue(clock);
    expect(LEASE_MS + SETTLE_GRACE_MS - 1_000 + 60_000).toBeLessThan(3 * 60_000);
    await expectNothingLeft(person, 0);
    expect((await analyzed(person, upload, { clock })).at(-1)?.error).toMatch(/trwała zbyt długo/);
  });

  it('is taken over by a browser that asks again, without a second charge', async () => {
    const person = await product.newPerson();
    const clock = movableClock();
    const upload = await product.uploaded(person, text);
    await died(person, upload, clock);
    const following = analyzed(person, upload, { clock });
    await delay(50);
    expect(product.model.requests).toHaveLength(1); // the lease of the dead one still lasts
    clock.advance(LEASE_MS + 1);
    const events = await following;
    expectForward(events);
    expect(events.at(-1)).toMatchObject({ status: 'completed' });
    expect(await runOf(person, upload)).toMatchObject({ attempt: 2, state: 'completed' });
    await expectNothingLeft(person, 1);
  });

  it('is left to a fresh function when this one has too little time, without a last event', async () => {
    const person = await product.newPerson();
    const clock = movableClock();
    const upload = await product.uploaded(person, text);
    await died(person, upload, clock);
    const isLast = ({ status }: AnalysisEvent) => status === 'completed' || status === 'error';
    const closing = await analyzed(person, upload, { clock, timeLeftMs: () => 4_000 });
    expect(closing.filter(isLast)).toEqual([]);
    const following = analyzed(person, upload, { clock, timeLeftMs: () => 20_000 });
    await delay(50); // it follows the one that died
    clock.advance(LEASE_MS + 1);
    expect((await following).filter(isLast)).toEqual([]);
    const fresh = await analyzed(person, upload, { clock, timeLeftMs: () => 75_000 });
    expect(fresh.at(-1)).toMatchObject({ status: 'completed' });
    await expectNothingLeft(person, 1);
  });

  it('is taken over at most twice', async () => {
    const person = await product.newPerson();
    const clock = movableClock();
    const upload = await product.uploaded(person, text);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await died(person, upload, clock);
      clock.advance(LEASE_MS + 1);
    }
    const events = await analyzed(person, upload, { clock });
    expect(events.at(-1)).toMatchObject({ status: 'error' });
    expect(events.at(-1)?.error).toMatch(/trwała zbyt długo/);
    await expectNothingLeft(person, 0);
  });

  it('that wakes up again writes nothing over its successor', async () => {
    const person = await product.newPerson();
    const clock = movableClock();
    const upload = await product.uploaded(person, text);
    const first = await started(person, upload, clock);
    if (first.kind !== 'ours') throw new Error('Somebody else runs it.');
    clock.advance(LEASE_MS + 1);
    const second = await analyzed(person, upload, { clock });
    const { analyze } = await import('#functions/core/analysis/analyze.ts');
    const late = await collected(analyze(first, { ...pace, clock }));
    expect(late.at(-1)).toEqual(second.at(-1));
    await expectNothingLeft(person, 1);
  });

  it('leaves an unfinished settlement to the job', async () => {
    const person = await product.newPerson();
    const clock = movableClock();
    const upload = await product.uploaded(person, text);
    const { completeRun } = await import('#functions/core/runs/run-repository.ts');
    const { storeResult } = await import('#functions/core/history/result-repository.ts');
    const opened = await started(person, upload, clock);
    const donor = await product.newPerson();
    const [last] = (await analyzed(donor, await product.uploaded(donor, text))).slice(-1);
    if (!last?.result) throw new Error('The other analysis failed.');
    await storeResult(opened.run, last.result, clock());
    await completeRun(
      opened.run,
      { documentType: 'Wezwanie', sender: null, threatLevel: 'LOW' },
      clock(),
    ); // and here it dies
    clock.advance(LEASE_MS + 1);
    await settleDue(clock);
    await expectNothingLeft(person, 1);
    const rows = await product.cloud.rows();
    const mine = rows.filter(({ pk }) => pk === `USER#${person.userId}`);
    expect(mine.find(({ sk }) => sk === `HISTORY#${upload.fileId}`)).toMatchObject({
      documentType: 'Wezwanie',
    });
    expect(mine.find(({ sk }) => sk === `RESULT#${upload.fileId}`)).not.toHaveProperty('expiresAt');
  });
});

describe('when the store of texts fails', () => {
  it('the result is given all the same, and the job deletes the text later', async () => {
    const person = await product.newPerson();
    const clock = movableClock();
    const upload = await product.uploaded(person, text);
    const opened = await started(person, upload, clock);
    const bucket = process.env.TEXT_BUCKET;
    process.env.TEXT_BUCKET = 'no-such-bucket';
    const { analyze } = await import('#functions/core/analysis/analyze.ts');
    const events = await collected(analyze(opened, { ...pace, clock }));
    process.env.TEXT_BUCKET = bucket;
    expect(events.at(-1)).toMatchObject({ status: 'completed' });
    expect(await runOf(person, upload)).toMatchObject({ state: 'completed', settled: false });
    clock.advance(LEASE_MS + 1);
    await settleDue(clock);
    await expectNothingLeft(person, 1);
    expect(await runOf(person, upload)).toMatchObject({ settled: true });
  });
});

describe('the jobs', () => {
  it('delete an upload whose analysis was never started', async () => {
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    const clock = movableClock();
    clock.advance(61 * 60_000);
    await settleDue(clock);
    await expectNothingLeft(person, 0);
    expect(await runOf(person, upload)).toMatchObject({ state: 'cancelled', settled: true });
  });

  it('settle the good rows when one is broken', async () => {
    const { putIf } = await import('#functions/platform/table/conditional-write.ts');
    const { openRunShard } = await import('#functions/core/runs/run-keys.ts');
    const { toAttributes } = await import('#functions/platform/table/dynamo.ts');
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    for (let shard = 0; shard < 16; shard += 1) {
      const broken = { pk: 'USER#broken', sk: `RUN#${shard}`, gsi1pk: openRunShard(shard) };
      await putIf({ Item: toAttributes({ ...broken, gsi1sk: '2000' }) });
    }
    const clock = movableClock();
    clock.advance(61 * 60_000);
    expect(await settleDue(clock)).toEqual({ settled: 1, failed: 16 });
    expect(await runOf(person, upload)).toMatchObject({ settled: true });
  });

  it('sweep every text older than 20 hours and measure the oldest', async () => {
    const { putText } = await import('#functions/platform/text-store.ts');
    const { sweepTexts } = await import('#functions/core/flows/sweep-texts.ts');
    const person = await product.newPerson();
    await putText(person.userId, 'forgotten-text', 'a');
    const clock = movableClock();
    clock.advance(19 * 3_600_000);
    expect((await sweepTexts(clock)).deleted).toBe(0);
    clock.advance(3_600_000 + 5_000);
    const report = await sweepTexts(clock);
    expect(report.oldestAgeSeconds).toBeGreaterThanOrEqual(20 * 3_600);
    expect(await product.cloud.objects()).toEqual([]);
  });

  it('settle a run that the index lost, when its text is swept', async () => {
    const { updateIf } = await import('#functions/platform/table/conditional-write.ts');
    const { toAttributes } = await import('#functions/platform/table/dynamo.ts');
    const { runKey } = await import('#functions/core/runs/run-keys.ts');
    const { sweepTexts } = await import('#functions/core/flows/sweep-texts.ts');
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    await started(person, upload);
    await updateIf({
      Key: toAttributes(runKey(person.userId, fileId.parse(upload.fileId))),
      UpdateExpression: 'REMOVE #pk, #sk',
      ConditionExpression: 'attribute_exists(#pk)',
      ExpressionAttributeNames: { '#pk': 'gsi1pk', '#sk': 'gsi1sk' },
    });
    const clock = movableClock();
    clock.advance(20 * 3_600_000 + 5_000);
    expect((await settleDue(clock)).settled).toBe(0);
    expect((await sweepTexts(clock)).deleted).toBeGreaterThan(0);
    expect(await runOf(person, upload)).toMatchObject({ state: 'failed', settled: true });
    await expectNothingLeft(person, 0);
  });
});

describe('before its first byte the stream answers', () => {
  it('401 to a token that is not ours', async () => {
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    const { status, json } = await callStream({ fileIds: upload.fileId, token: 'x' });
    expect(status).toBe(401);
    expect(json()).toMatchObject({
      message: 'Twoja sesja wygasła. Proszę zalogować się ponownie.',
    });
  });

  it('403 to the ticket of another file', async () => {
    const person = await product.newPerson();
    const one = await product.uploaded(person, text);
    const other = await product.uploaded(person, text);
    expect((await callStream({ fileIds: one.fileId, token: other.ticket })).status).toBe(403);
  });

  it("404 to somebody else's file and to one that is not there", async () => {
    const owner = await product.newPerson();
    const stranger = await product.newPerson();
    const upload = await product.uploaded(owner, text);
    for (const fileIds of [upload.fileId, 'nothing-of-that-name', '../x']) {
      expect((await callStream({ fileIds, token: stranger.token })).status).toBe(404);
    }
  });

  it("nothing of another's run to a Last-Event-ID, running or finished", async () => {
    const owner = await product.newPerson();
    const upload = await product.uploaded(owner, text);
    const thief = await product.newPerson();
    const own = await product.uploaded(thief, text);
    for (const token of [thief.token, own.ticket]) {
      const sent = { 'last-event-id': `${upload.fileId}:0` };
      const before = await callStream({ fileIds: upload.fileId, token }, { sent });
      await callStream(query(upload));
      const after = await callStream({ fileIds: upload.fileId, token }, { sent });
      const status = token === thief.token ? 404 : 403;
      expect([before.status, after.status]).toEqual([status, status]);
      expect(`${before.text}${after.text}`).not.toContain('data:');
    }
  });

  it('400 to several files', async () => {
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    const fileIds = `${upload.fileId},${upload.fileId}`;
    const { status, json } = await callStream({ fileIds, token: person.token });
    expect(status).toBe(400);
    expect(json()).toMatchObject({ message: 'Możesz przeanalizować tylko jeden plik na raz.' });
  });

  it('405 to a method other than GET, and starts nothing', async () => {
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    expect((await callStream(query(upload), { method: 'HEAD' })).status).toBe(405);
    expect((await product.packageOf(person)).used).toBe(0);
  });

  it('409 when the text is gone', async () => {
    const { deleteText } = await import('#functions/platform/text-store.ts');
    const person = await product.newPerson();
    const upload = await product.uploaded(person, text);
    await deleteText(person.userId, upload.fileId);
    expect((await callStream(query(upload))).status).toBe(409);
  });

  it('402 when the last analysis went to another upload meanwhile', async () => {
    const person = await product.newPerson();
    const one = await product.uploaded(person, text);
    const other = await product.uploaded(person, text);
    await callStream(query(one));
    const { status, json } = await callStream(query(other));
    expect(status).toBe(402);
    expect(json()).toMatchObject({
      message: 'Wyczerpałeś limit analiz. Wybierz plan, aby kontynuować.',
    });
    await expectNothingLeft(person, 1);
  });
});
