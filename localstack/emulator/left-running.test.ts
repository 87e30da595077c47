import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { noteRunning, stopRunning } from './left-running.ts';

/** Answers a health check like an emulator; returns its port. */
const EMULATOR = `
  const server = require('node:http').createServer((_, answer) => answer.end('{}'));
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;
let folder: string;
let file: string;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'left-running-'));
  file = join(folder, 'emulator', 'running.json');
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function emulator() {
  const child = spawn(process.execPath, ['-e', EMULATOR], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  const ended = once(child, 'exit');
  return { pid: child.pid ?? 0, endpoint: `http://127.0.0.1:${String(port).trim()}`, ended };
}

test('a second emulator that is left running does not put the first out of reach', async () => {
  const first = await emulator();
  const second = await emulator();
  await noteRunning(file, first);
  await noteRunning(file, second);
  expect(await stopRunning(file)).toEqual([first.endpoint, second.endpoint]);
  await Promise.all([first.ended, second.ended]);
  await expect(stopRunning(file)).rejects.toThrow('No emulator was left running here.');
});

test('a number that is somebody else by now is left alone', async () => {
  const innocent = await emulator();
  await noteRunning(file, { pid: innocent.pid, endpoint: 'http://127.0.0.1:1' });
  await expect(stopRunning(file)).rejects.toThrow('No emulator was left running here.');
  expect(children[0]?.exitCode).toBeNull();
});
