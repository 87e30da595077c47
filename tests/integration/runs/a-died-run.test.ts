import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import { LEASE_MS, SETTLE_GRACE_MS } from '#functions/core/runs/run.ts';
import type { Clock } from '#functions/platform/clock.ts';
import type { UploadedText } from '#shared/contracts/upload.ts';
import type { AnalysisEvent } from '#shared/events/analysis-stream.ts';
import { movableClock, type Person } from '#tests/support/analysis-product.ts';
import {
  analyzed,
  collected,
  expectForward,
  pace,
  runOf,
  runsInCloud,
  settleDue,
  started,
} from '#tests/support/runs-in-cloud.ts';
import { isSilent } from '#tests/support/scripted-model.ts';

const cloud = runsInCloud();

describe('a run whose function died', () => {
  /** Runs until the model is asked, and then is never heard of again. */
  async function died(person: Person, upload: UploadedText, clock: Clock) {
    const { analyze } = await import('#functions/core/analysis/analyze.ts');
    cloud.product.model.script(isSilent);
    const events = analyze(await started(person, upload, clock), { ...pace, clock });
    for (;;) {
      const next = await events.next();
      if (next.done === true) throw new Error('The run ended before it could die.');
      if (next.value.status === 'classifying') return;
    }
  }

  it('is returned within three minutes, and no text is left', async () => {
    const person = await cloud.product.newPerson();
    const clock = movableClock();
    const upload = await cloud.product.uploaded(person, cloud.text);
    await died(person, upload, clock);
    expect(await cloud.product.packageOf(person)).toMatchObject({ used: 1 });

    clock.advance(LEASE_MS + SETTLE_GRACE_MS - 1_000);
    await settleDue(clock);
    expect(await runOf(person, upload)).toMatchObject({ state: 'running' });

    clock.advance(60_000); // the job runs every minute
    await settleDue(clock);
    expect(LEASE_MS + SETTLE_GRACE_MS - 1_000 + 60_000).toBeLessThan(3 * 60_000);
    await cloud.expectNothingLeft(person, 0);
    expect((await analyzed(person, upload, { clock })).at(-1)?.error).toMatch(/trwała zbyt długo/);
  });

  it('is taken over by a browser that asks again, without a second charge', async () => {
    const person = await cloud.product.newPerson();
    const clock = movableClock();
    const upload = await cloud.product.uploaded(person, cloud.text);
    await died(person, upload, clock);
    const following = analyzed(person, upload, { clock });
    await delay(50);
    expect(cloud.product.model.requests).toHaveLength(1); // the lease of the dead one still lasts
    clock.advance(LEASE_MS + 1);
    const events = await following;
    expectForward(events);
    expect(events.at(-1)).toMatchObject({ status: 'completed' });
    expect(await runOf(person, upload)).toMatchObject({ attempt: 2, state: 'completed' });
    await cloud.expectNothingLeft(person, 1);
  });

  it('is left to a new function when this one has too little time, without a last event', async () => {
    const person = await cloud.product.newPerson();
    const clock = movableClock();
    const upload = await cloud.product.uploaded(person, cloud.text);
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
    await cloud.expectNothingLeft(person, 1);
  });

  it('is taken over at most twice', async () => {
    const person = await cloud.product.newPerson();
    const clock = movableClock();
    const upload = await cloud.product.uploaded(person, cloud.text);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await died(person, upload, clock);
      clock.advance(LEASE_MS + 1);
    }
    const events = await analyzed(person, upload, { clock });
    expect(events.at(-1)).toMatchObject({ status: 'error' });
    expect(events.at(-1)?.error).toMatch(/trwała zbyt długo/);
    await cloud.expectNothingLeft(person, 0);
  });

  it("that wakes up again does not overwrite its successor's work", async () => {
    const person = await cloud.product.newPerson();
    const clock = movableClock();
    const upload = await cloud.product.uploaded(person, cloud.text);
    const first = await started(person, upload, clock);
    if (first.kind !== 'ours') throw new Error('Somebody else runs it.');
    clock.advance(LEASE_MS + 1);
    const second = await analyzed(person, upload, { clock });
    const { analyze } = await import('#functions/core/analysis/analyze.ts');
    const late = await collected(analyze(first, { ...pace, clock }));
    expect(late.at(-1)).toEqual(second.at(-1));
    await cloud.expectNothingLeft(person, 1);
  });

  it('leaves an unfinished settlement to the job', async () => {
    const person = await cloud.product.newPerson();
    const clock = movableClock();
    const upload = await cloud.product.uploaded(person, cloud.text);
    const { completeRun } = await import('#functions/core/runs/run-repository.ts');
    const { storeResult } = await import('#functions/core/history/result-repository.ts');
    const opened = await started(person, upload, clock);
    const donor = await cloud.product.newPerson();
    const [last] = (await analyzed(donor, await cloud.product.uploaded(donor, cloud.text))).slice(
      -1,
    );
    if (!last?.result) throw new Error('The other analysis failed.');
    await storeResult(opened.run, last.result, clock());
    await completeRun(
      opened.run,
      { documentType: 'Wezwanie', sender: null, threatLevel: 'LOW' },
      clock(),
    ); // and here it dies
    clock.advance(LEASE_MS + 1);
    await settleDue(clock);
    await cloud.expectNothingLeft(person, 1);
    const rows = await cloud.product.cloud.rows();
    const mine = rows.filter(({ pk }) => pk === `USER#${person.userId}`);
    expect(mine.find(({ sk }) => sk === `HISTORY#${upload.fileId}`)).toMatchObject({
      documentType: 'Wezwanie',
    });
    expect(mine.find(({ sk }) => sk === `RESULT#${upload.fileId}`)).not.toHaveProperty('expiresAt');
  });
});

describe('when the store of texts fails', () => {
  it('the result is still returned, and the job deletes the text later', async () => {
    const person = await cloud.product.newPerson();
    const clock = movableClock();
    const upload = await cloud.product.uploaded(person, cloud.text);
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
    await cloud.expectNothingLeft(person, 1);
    expect(await runOf(person, upload)).toMatchObject({ settled: true });
  });
});
