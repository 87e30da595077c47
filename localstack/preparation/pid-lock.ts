import { readFile, rm, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';

import { systemCode } from '#localstack/start-failure.ts';

const holderSchema = z.object({ pid: z.number() });
const heldHere = new Set<string>();

export type PidLock = { release: () => Promise<void> } | { heldBy: number };

/**
 * Takes the lock of a file, or returns the living process that holds it. The lock of a killed process is taken
 * over.
 */
export async function takeLock(file: string): Promise<PidLock> {
  for (;;) {
    try {
      await writeFile(file, JSON.stringify({ pid: process.pid }), { flag: 'wx' });
      heldHere.add(file);
      return { release: () => release(file) };
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error;
    }
    const pid = await holderOf(file);
    if (pid !== undefined && isHolding(pid, file)) return { heldBy: pid };
    await rm(file, { force: true });
  }
}

async function release(file: string): Promise<void> {
  heldHere.delete(file);
  await rm(file, { force: true });
}

async function holderOf(file: string): Promise<number | undefined> {
  try {
    return holderSchema.parse(JSON.parse(await readFile(file, 'utf-8'))).pid;
  } catch {
    return undefined; // deleted, or incomplete while being written
  }
}

function isHolding(pid: number, file: string): boolean {
  // A restarted container reuses process ids: our own id counts only if we took the lock.
  if (pid === process.pid) return heldHere.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}
