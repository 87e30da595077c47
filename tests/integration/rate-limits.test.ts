import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import type * as Rules from '#functions/core/rate-limits/enforce-limit.ts';
import type { Clock } from '#functions/platform/clock.ts';
import { type EmbeddedCloud, startEmbeddedCloud } from '#tests/support/embedded-cloud.ts';

let cloud: EmbeddedCloud;
let rules: typeof Rules;
const at =
  (instant: string): Clock =>
  () =>
    new Date(instant);
const noon = at('2026-11-21T12:00:00Z');

beforeAll(async () => {
  cloud = await startEmbeddedCloud();
  rules = await import('#functions/core/rate-limits/enforce-limit.ts');
});
afterAll(() => cloud.close());

async function passed(tries: number, call: () => Promise<void>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: tries }, call));
  return results.filter(({ status }) => status === 'fulfilled').length;
}

test('of parallel calls exactly as many as the limit pass, per key and per scope', async () => {
  expect(await passed(50, () => rules.enforceLimit('upload', 'anna', noon))).toBe(30);
  expect(await passed(31, () => rules.enforceLimit('upload', 'ewa', noon))).toBe(30);
  expect(await passed(1, () => rules.enforceLimit('analyse', 'anna', noon))).toBe(1);
});

/** The waiting time in the answer; 0 when the call is allowed. */
async function waitOf(call: () => Promise<void>): Promise<number> {
  try {
    await call();
    return 0;
  } catch (error) {
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    return z.object({ retryAfterSeconds: z.number() }).parse(error).retryAfterSeconds;
  }
}

test('a refused caller learns when to try again, and then passes', async () => {
  await passed(30, () => rules.enforceLimit('upload', 'ola', noon));
  const call = (instant: string) => waitOf(() => rules.enforceLimit('upload', 'ola', at(instant)));
  const wait = await call('2026-11-21T12:09:30Z');
  expect(wait).toBeGreaterThan(30);
  expect(wait).toBeLessThan(120);
  const then = Date.parse('2026-11-21T12:09:30Z') + wait * 1000;
  expect(await call(new Date(then - 2_000).toISOString())).toBeGreaterThan(0);
  expect(await call(new Date(then).toISOString())).toBe(0);
});

test('at the edge of two windows nobody gets the calls of both', async () => {
  const just = (instant: string) => () =>
    rules.enforceLimit('login-account', 'e@x.pl', at(instant));
  expect(await passed(15, just('2026-11-21T12:14:58Z'))).toBe(10);
  expect(await passed(15, just('2026-11-21T12:15:02Z'))).toBe(0);
});

test('no period as long as the window has more calls than the limit, however they are spread', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uuid(),
      fc.array(fc.integer({ min: 0, max: 3_600 }), { minLength: 20, maxLength: 60 }),
      async (key, seconds) => {
        const start = noon().getTime();
        const passedAt: number[] = [];
        for (const second of seconds.toSorted((a, b) => a - b)) {
          const clock = () => new Date(start + second * 1000);
          const wait = await waitOf(() => rules.enforceLimit('login-account', key, clock));
          if (wait === 0) passedAt.push(second);
        }
        for (const first of passedAt) {
          const stretch = passedAt.filter((second) => second >= first && second < first + 900);
          // The window before is weighed as if its calls were spread evenly.
          expect(stretch.length).toBeLessThanOrEqual(14);
        }
      },
    ),
    { numRuns: 8 },
  );
});

test('a returned call can be made again, and no more are returned than were made', async () => {
  await rules.giveBackCall('resend', 'ala@example.pl', noon);
  expect(await passed(4, () => rules.enforceLimit('resend', 'ala@example.pl', noon))).toBe(3);
  await rules.giveBackCall('resend', 'ala@example.pl', noon);
  expect(await passed(4, () => rules.enforceLimit('resend', 'ala@example.pl', noon))).toBe(1);
  await rules.liftLimit('resend', 'ala@example.pl', noon);
  expect(await passed(4, () => rules.enforceLimit('resend', 'ala@example.pl', noon))).toBe(3);
});

test('a counter names nobody and expires', async () => {
  await rules.enforceLimit('login-account', 'tajna@example.pl', noon);
  const rows = await cloud.rows();
  expect(JSON.stringify(rows).includes('tajna@example.pl')).toBe(false);
  const end = Date.parse('2026-11-21T12:15:00Z') / 1000;
  expect(rows.every(({ expiresAt }) => Number(expiresAt) >= end)).toBe(true);
});

test('without a table a login is refused and an upload let through', async () => {
  const { dynamo } = await import('#functions/platform/table/dynamo.ts');
  const broken = vi
    .spyOn(dynamo, 'send')
    .mockImplementation(() => Promise.reject(new Error('Throttled.')) as never);
  try {
    await expect(rules.enforceLimit('login-account', 'x', noon)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await rules.enforceLimit('upload', 'x', noon);
  } finally {
    broken.mockRestore();
  }
});
