import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openDataFolder } from './data-folder.ts';

let path: string;

beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'data-folder-')), 'data');
});
afterEach(async () => {
  await rm(join(path, '..'), { recursive: true, force: true });
});

test('the secrets are kept from start to start and readable by their owner only', async () => {
  const first = await openDataFolder(path, false);
  await first.release();
  const second = await openDataFolder(path, false);
  await second.release();
  expect(second.sessionSecret).toBe(first.sessionSecret);
  expect(second.vapid).toEqual(first.vapid);
  expect((await stat(join(path, 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test('a folder of an earlier version keeps its session secret and gets what it lacks', async () => {
  const first = await openDataFolder(path, false);
  await first.release();
  const { sessionSecret } = first;
  await writeFile(join(path, 'secrets.json'), JSON.stringify({ sessionSecret }));
  const second = await openDataFolder(path, false);
  await second.release();
  expect(second.sessionSecret).toBe(sessionSecret);
  expect(second.vapid.vapidPublicKey).toMatch(/^[\w-]{87}$/);
});

test('a folder that holds anything else is neither used nor wiped', async () => {
  await mkdir(path);
  await writeFile(join(path, 'thesis.txt'), 'ten years of work');
  await expect(openDataFolder(path, true)).rejects.toThrow("not Listownik's data");
  expect(await readdir(path)).toEqual(['thesis.txt']);
});

test('a folder that is in use is refused, and free again after its release', async () => {
  const first = await openDataFolder(path, false);
  await expect(openDataFolder(path, false)).rejects.toThrow(`in use by process ${process.pid}`);
  await first.release();
  await (await openDataFolder(path, false)).release();
});

test('the lock of a killed process does not count', async () => {
  await (await openDataFolder(path, false)).release();
  await writeFile(join(path, 'in-use.json'), JSON.stringify({ pid: 2 ** 22 + 1 }));
  await (await openDataFolder(path, false)).release();
});

test('a fresh start empties the folder and makes a new secret', async () => {
  const before = await openDataFolder(path, false);
  await mkdir(join(path, 'dynamodb'));
  await before.release();
  const after = await openDataFolder(path, true);
  await after.release();
  expect(await readdir(path)).not.toContain('dynamodb');
  expect(after.sessionSecret).not.toBe(before.sessionSecret);
});

test('a file in the place of the folder is one clear sentence', async () => {
  await writeFile(path, '');
  await expect(openDataFolder(path, false)).rejects.toThrow(
    `The data folder ${path} cannot be used (EEXIST).`,
  );
});
