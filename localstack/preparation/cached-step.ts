import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { takeLock } from './pid-lock.ts';

const POLL_MS = 100;

export type CachedStep = {
  name: string;
  /** Folder of the records of finished steps. */
  cache: string;
  /** Hash of all inputs. */
  hash: string;
  /** Whether the result still exists. */
  isDone: () => Promise<boolean>;
  run: () => Promise<void>;
};

/** Runs a step unless its result for the same input exists. Concurrent processes run it once. */
export async function cachedStep(step: CachedStep): Promise<'done-before' | 'done-now'> {
  await mkdir(step.cache, { recursive: true });
  const marker = join(step.cache, `${step.name}.hash`);
  const isCurrent = async () =>
    (await readFile(marker, 'utf-8').catch(() => '')) === step.hash && (await step.isDone());
  if (await isCurrent()) return 'done-before';
  const unlock = await lock(join(step.cache, `${step.name}.lock`));
  try {
    if (await isCurrent()) return 'done-before'; // another process did it while this one waited
    await rm(marker, { force: true });
    await step.run();
    await writeFile(marker, step.hash);
    return 'done-now';
  } finally {
    await unlock();
  }
}

async function lock(file: string): Promise<() => Promise<void>> {
  for (;;) {
    const taken = await takeLock(file);
    if ('release' in taken) return taken.release;
    await pause(POLL_MS);
  }
}
