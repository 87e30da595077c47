import { afterAll, beforeAll, expect, test, vi } from 'vitest';

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

test('the one who is refused hears when the window ends, and passes then', async () => {
  const late = at('2026-11-21T12:09:30Z');
  await passed(30, () => rules.enforceLimit('upload', 'ola', noon));
  await expect(rules.enforceLimit('upload', 'ola', late)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    status: 429,
    retryAfterSeconds: 30,
  });
  await rules.enforceLimit('upload', 'ola', at('2026-11-21T12:10:00Z'));
});

test('a call given back can be made again, and never more than were made', async () => {
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
