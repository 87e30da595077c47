import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';

import type { Engine } from './engine.ts';

const program = join(import.meta.dirname, 'table-process.ts');
const told = z.union([z.object({ endpoint: z.string() }), z.object({ failure: z.string() })]);

/** Pause between restarts while the disk is full. */
const RETRY_MS = 1_000;

export type KeptTables = Engine & { pid: () => number | undefined };

/**
 * DynamoDB in its own process, with its data at `path`. The engine ends its process when a write fails, for example
 * on a full disk. It is then restarted at the same address; meanwhile calls fail like those to an unavailable
 * service. Rejects when the data cannot be opened at the start.
 */
export async function keepTables(path: string): Promise<KeptTables> {
  const first = await begin(path, '0');
  const { port } = new URL(first.endpoint);
  let child = first.child;
  let isClosing = false;
  const keep = async () => {
    for (;;) {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      while (!isClosing) {
        try {
          ({ child } = await begin(path, port));
          break;
        } catch {
          await pause(RETRY_MS);
        }
      }
      if (isClosing) return;
    }
  };
  const kept = keep();
  return {
    endpoint: first.endpoint,
    pid: () => child.pid,
    close: async () => {
      isClosing = true;
      if (child.connected) child.send('close');
      await kept;
    },
  };
}

async function begin(
  path: string,
  port: string,
): Promise<{ child: ChildProcess; endpoint: string }> {
  const child = fork(program, [path, port], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', () => reject(new Error(`The table store at ${path} ended.`)));
  child.once('message', (message) => {
    const said = told.parse(message);
    if ('endpoint' in said) resolve(said.endpoint);
    else reject(new Error(said.failure));
  });
  return { child, endpoint: await promise };
}
