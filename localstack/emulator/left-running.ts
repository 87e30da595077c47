import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

import { StartFailure } from '#localstack/start-failure.ts';

import { engineAt } from './endpoint.ts';

const running = z.array(z.object({ pid: z.int().check(z.positive()), endpoint: z.string() }));
type Running = z.infer<typeof running>[number];

/** Records an emulator that a command leaves running, in addition to earlier ones, so that all can be stopped. */
export async function noteRunning(file: string, emulator: Running): Promise<void> {
  const others = (await readRunning(file)).filter(({ endpoint }) => endpoint !== emulator.endpoint);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify([...others, emulator]));
}

/**
 * Stops every emulator that was left running, and returns their addresses. One that no longer answers ended by
 * itself; its process id may belong to another process by now. Throws {@link StartFailure} when none was left.
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
