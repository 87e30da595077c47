import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';

import { inEvenTime } from './even-time.ts';

const STEP_MS = 40;
/** Timers may fire a little early. */
const EARLY_MS = 5;

async function took(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await inEvenTime(work, STEP_MS).catch(() => undefined);
  return performance.now() - started;
}

test('quick work is answered only after a full step, also when it fails', async () => {
  expect(await took(() => Promise.resolve())).toBeGreaterThanOrEqual(STEP_MS - EARLY_MS);
  expect(await took(() => Promise.reject(new Error('x')))).toBeGreaterThanOrEqual(
    STEP_MS - EARLY_MS,
  );
});

test('work longer than a step is answered after the next one', async () => {
  expect(await took(() => sleep(STEP_MS + 10))).toBeGreaterThanOrEqual(2 * STEP_MS - EARLY_MS);
});

test('the result and the failure of the work are passed on', async () => {
  expect(await inEvenTime(() => Promise.resolve(7), STEP_MS)).toBe(7);
  await expect(inEvenTime(() => Promise.reject(new Error('zepsute')), STEP_MS)).rejects.toThrow(
    'zepsute',
  );
});
