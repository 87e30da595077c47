import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

import { StartFailure } from '#localstack/start-failure.ts';

import { engineAt } from './endpoint.ts';

const running = z.array(z.object({ pid: z.int().check(z.positive()), endpoint: z.string() }));
type Running = z.infer<typeof running>[number];

/** Notes an emulator that a command leaves running, beside those left before: none is ever out of reach. */
export async function noteRunning(file: string, emulator: Running): Promise<void> {
  const others = (await readRunning(file)).filter(({ endpoint }) => endpoint !== emulator.endpoint);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify([...others, emulator]));
}

/**
 * Ends every emulator that was left running, and says where. One that answers no more had ended by itself: its
 * number may be another process's by now. Throws {@link StartFailure} when none was left.
 */
export async function stopRunning(file: string): Promise<string[]> {
  const left = await readRunning(file);
  await rm(file, { force: true });
  const stopped: string[] = [];
  for (const { pid, endpoint } of left) {
    if ((await engineAt(endpoint)) === undefined) continue;
    process.kill(pid, 'SIGTERM');
    stopped.push(endpoint);
  }
  if (stopped.length === 0) throw new StartFailure('No emulator was left running here.');
  return stopped;
}

async function readRunning(file: string): Promise<Running[]> {
  const text = await readFile(file, 'utf-8').catch(() => '[]');
  return running.parse(JSON.parse(text));
}
