import { describe, expect, it } from 'vitest';

import { exporting, runExport } from './export-guard.ts';

describe('one export at a time', () => {
  it('does not start a second export while one runs, and tells who listens', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const started: string[] = [];
    const states: boolean[] = [];
    const unsubscribe = exporting.subscribe(() => states.push(exporting.read()));

    const first = runExport(async () => {
      started.push('first');
      await promise;
    });
    await runExport(async () => {
      started.push('second');
      await promise;
    });
    resolve(undefined);
    await first;
    unsubscribe();

    expect(started).toEqual(['first']);
    expect(states).toEqual([true, false]);
  });

  it('is free again after a failure', async () => {
    await expect(runExport(() => Promise.reject(new Error('full disk')))).rejects.toThrow();
    expect(exporting.read()).toBe(false);
  });
});
