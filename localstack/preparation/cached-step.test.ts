import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { cachedStep } from './cached-step.ts';
import { reasonOf } from './failed-command.ts';

let cache: string;
let runs: number;

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'cached-step-'));
  runs = 0;
});
afterEach(() => rm(cache, { recursive: true }));

const step = (hash: string, isDone = true) =>
  cachedStep({
    name: 'step',
    cache,
    hash,
    isDone: () => Promise.resolve(isDone && runs > 0),
    run: async () => {
      await pause(20);
      runs += 1;
    },
  });

test('the same input runs once, another one again', async () => {
  expect([await step('a'), await step('a'), await step('b')]).toEqual([
    'done-now',
    'done-before',
    'done-now',
  ]);
});

test('a result that was lost is made again', async () => {
  await step('a');
  await step('a', false);
  expect(runs).toBe(2);
});

test('callers at the same time share one run', async () => {
  await Promise.all([step('a'), step('a'), step('a')]);
  expect(runs).toBe(1);
});

test('a failed run leaves no lock behind and is tried again', async () => {
  const failing = cachedStep({
    name: 'step',
    cache,
    hash: 'a',
    isDone: () => Promise.resolve(true),
    run: () => Promise.reject(new Error('no disk')),
  });
  await expect(failing).rejects.toThrow('no disk');
  expect(await step('a')).toBe('done-now');
});

test("a failed command's reason is the first line of its own words that says something", () => {
  const failed = (stderr: string) => reasonOf(Object.assign(new Error('exit 1'), { stderr }));
  expect(
    failed('\u001b[31merror during build:\u001b[39m\n[X] Could not resolve "./a"\n at b'),
  ).toBe('[X] Could not resolve "./a"');
  expect(failed('')).toBe('Error: exit 1');
});
