import { afterAll, beforeAll, expect, it } from 'vitest';

import { fileId } from '#shared/domain/ids.ts';
import {
  type AnalysisProduct,
  letter,
  movableClock,
  startAnalysisProduct,
} from '#tests/support/analysis-product.ts';

let product: AnalysisProduct;

beforeAll(async () => {
  product = await startAnalysisProduct();
});
afterAll(() => product.close());

/** Lets another process take the run over just before each of the first cancelling writes, so that they fail. */
async function movedOn(times: number, moveOn: () => Promise<unknown>): Promise<() => void> {
  const { dynamo } = await import('#functions/platform/table/dynamo.ts');
  let left = times;
  dynamo.middlewareStack.add(
    (next) => async (request) => {
      const isCancelling = JSON.stringify(request.input).includes('"cancelled"');
      if (isCancelling && left > 0) {
        left -= 1;
        await moveOn();
      }
      return next(request);
    },
    { step: 'initialize', name: 'another-process' },
  );
  return () => dynamo.middlewareStack.remove('another-process');
}

it("a cancelled run counts once against the day's limit, however often it changes meanwhile", async () => {
  const { claimRun, findRun, saveProgress } =
    await import('#functions/core/runs/run-repository.ts');
  const { cancelAnalysis } = await import('#functions/core/flows/cancel-analysis.ts');
  const person = await product.newPerson();
  const text = await letter('d20_spoldzielnia_zaleglosc_bledny_rachunek');
  const id = fileId.parse((await product.uploaded(person, text)).fileId);
  const clock = movableClock();
  const takeOver = async () => {
    clock.advance(60_000); // the former owner's lease has expired
    const seen = await findRun(person.userId, id);
    const taken = seen && (await claimRun(seen, clock()));
    if (taken === undefined) throw new Error('Nobody could take the run over.');
    await saveProgress(taken, { status: 'classifying', progress: 40 }, clock());
  };
  await takeOver();
  const alone = await movedOn(2, takeOver);
  await cancelAnalysis(person.userId, id, clock);
  alone();
  expect(await findRun(person.userId, id)).toMatchObject({ state: 'cancelled', attempt: 3 });
  const counters = (await product.cloud.rows()).filter(({ pk }) =>
    String(pk).startsWith('LIMIT#give-back'),
  );
  expect(counters.map(({ calls }) => calls)).toEqual([1]);
});
