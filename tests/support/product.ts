import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The product as a person starts it: the command of `npm start`, in a separate process. */
export type Product = {
  url: string;
  pid: number;
  /** SIGKILL: no chance to clean up, as when a machine dies. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  output: () => string;
};

const START_DEADLINE_MS = 150_000;

/** A fresh data folder, removed by the returned function. */
export async function dataFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'listownik-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

/** Starts the product on a free port over `dataDir` and waits until it answers. */
export async function startProduct(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<Product> {
  const port = await freePort();
  const child = spawn(process.execPath, ['localstack/start.ts'], {
    env: { ...process.env, ...environment, PORT: String(port), LISTOWNIK_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://localhost:${port}`;
  await untilReady(child, url, () => output);
  return {
    url,
    pid: child.pid ?? 0, // it answered
    output: () => output,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function untilReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${output()}`);
    const answer = await fetch(`${url}/__local/status`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill('SIGKILL');
  throw new Error(`The product was not ready in time:\n${output()}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}
