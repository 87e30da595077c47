import { describe, expect, it } from 'vitest';

import { fileId } from '#shared/domain/ids.ts';
import { movableClock } from '#tests/support/analysis-product.ts';
import { runOf, runsInCloud, settleDue, started } from '#tests/support/runs-in-cloud.ts';

const cloud = runsInCloud();

describe('the jobs', () => {
  it('delete an upload whose analysis was never started', async () => {
    const person = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(person, cloud.text);
    const clock = movableClock();
    clock.advance(61 * 60_000);
    await settleDue(clock);
    await cloud.expectNothingLeft(person, 0);
    expect(await runOf(person, upload)).toMatchObject({ state: 'cancelled', settled: true });
  });

  it('settle the good rows when one is broken', async () => {
    const { putIf } = await import('#functions/platform/table/conditional-write.ts');
    const { openRunShard } = await import('#functions/core/runs/run-keys.ts');
    const { toAttributes } = await import('#functions/platform/table/dynamo.ts');
    const person = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(person, cloud.text);
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
    const person = await cloud.product.newPerson();
    await putText(person.userId, 'forgotten-text', 'a');
    const clock = movableClock();
    clock.advance(19 * 3_600_000);
    expect((await sweepTexts(clock)).deleted).toBe(0);
    clock.advance(3_600_000 + 5_000);
    const report = await sweepTexts(clock);
    expect(report.oldestAgeSeconds).toBeGreaterThanOrEqual(20 * 3_600);
    expect(await cloud.product.cloud.objects()).toEqual([]);
  });

  it('settle a run that the index lost, when its text is swept', async () => {
    const { updateIf } = await import('#functions/platform/table/conditional-write.ts');
    const { toAttributes } = await import('#functions/platform/table/dynamo.ts');
    const { runKey } = await import('#functions/core/runs/run-keys.ts');
    const { sweepTexts } = await import('#functions/core/flows/sweep-texts.ts');
    const person = await cloud.product.newPerson();
    const upload = await cloud.product.uploaded(person, cloud.text);
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
    await cloud.expectNothingLeft(person, 0);
  });
});
