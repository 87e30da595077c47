import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { paymentDemand } from '#infra/smoke/payment-demand.ts';
import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';
import { listUsers } from '#shared/contracts/admin.ts';
import { session } from '#shared/contracts/auth.ts';
import { listHistory } from '#shared/contracts/history.ts';
import { uploadedText } from '#shared/contracts/upload.ts';

const root = join(import.meta.dirname, '..', '..');
const running = new Set<ChildProcess>();
let directory: string;
let dataDir: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'local-cloud-'));
  dataDir = join(directory, 'data');
});
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await rm(directory, { recursive: true, force: true });
});

type Start = { child: ChildProcess; url: string };
type Failure = { code: number | null; stderr: string; stdout: string };

/** `npm start`, up to its greeting or its end. */
async function start(environment: Record<string, string> = {}): Promise<Start | Failure> {
  const child = spawn(process.execPath, ['localstack/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LISTOWNIK_DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const output = { stdout: '', stderr: '' };
  const { promise, resolve } = Promise.withResolvers<Start | Failure>();
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString();
    const url = /runs at (\S+)/.exec(output.stdout)?.[1];
    if (url) resolve({ child, url });
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  child.once('close', (code) => {
    resolve({ code, ...output });
  });
  return promise;
}

async function started(environment: Record<string, string> = {}): Promise<Start> {
  const outcome = await start(environment);
  if ('url' in outcome) return outcome;
  throw new Error(`It did not start: ${outcome.stderr}`);
}

async function stop({ child }: Start, signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = (await ended) as [number | null];
  return code;
}

async function login(url: string, email = 'user@listownik.test') {
  const credentials = { email, password: 'listownik-lokalnie' };
  const answer = await postJson(`${url}/api/auth/login`, credentials);
  return session.parse(await answer.json());
}

async function me(url: string, token: string) {
  return fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
}

function postJson(url: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function usage(url: string, token: string) {
  const answer = await fetch(`${url}/api/me/usage`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return z.object({ used: z.number(), quota: z.number() }).parse(await answer.json());
}

function tryUpload(url: string, token: string): Promise<Response> {
  const form = new FormData();
  form.set('documents', new File([paymentDemand], 'a.txt', { type: 'text/plain; charset=utf-8' }));
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${url}/api/upload`, { method: 'POST', headers, body: form });
}

async function upload(url: string, token: string) {
  const answer = await tryUpload(url, token);
  const [uploaded] = z.array(uploadedText).parse(await answer.json());
  if (uploaded === undefined) throw new Error('Nothing was uploaded.');
  return uploaded;
}

async function waitFor(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('It did not happen in a minute.');
    await pause(50);
  }
}

async function textsIn(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 's3', 'buckets'), { recursive: true });
  return files.filter((file) => file.endsWith('.data'));
}

function oneLine(outcome: Start | Failure): string {
  if ('url' in outcome) throw new Error('It started.');
  expect(outcome.code).toBe(1);
  expect(outcome.stderr.trim().split('\n')).toHaveLength(1);
  return outcome.stderr;
}

test('a restart on the same data keeps accounts, sessions and mail', async () => {
  const first = await started();
  const { token } = await login(first.url);
  await postJson(`${first.url}/api/auth/forgot-password`, { email: 'user@listownik.test' });
  expect(await stop(first, 'SIGTERM')).toBe(0);

  const second = await started();
  expect((await me(second.url, token)).status).toBe(200);
  const mail = z.array(z.object({ to: z.string() }));
  const kept = mail.parse(await (await fetch(`${second.url}/__local/mail`)).json());
  expect(kept.map(({ to }) => to)).toContain('user@listownik.test');
  expect(await stop(second, 'SIGINT')).toBe(0);
});

test('a restart after a kill loses nothing', async () => {
  const first = await started();
  const { token } = await login(first.url);
  await stop(first, 'SIGKILL');
  const second = await started();
  expect((await me(second.url, token)).status).toBe(200);
});

test('a run cut off by a kill is given back within three minutes and leaves no text', async () => {
  const first = await started();
  const { token } = await login(first.url);
  await postJson(`${first.url}/__local/ai/fault`, { kind: 'silence', times: 10 });
  const { fileId, ticket } = await upload(first.url, token);
  const query = new URLSearchParams({ fileIds: fileId, token: ticket, originalNames: 'a.txt' });
  const stream = await fetch(`${first.url}/api/analyze-stream?${query.toString()}`);
  expect(stream.status).toBe(200);
  await waitFor(async () => (await usage(first.url, token)).used === 1);
  expect(await textsIn(dataDir)).toHaveLength(1);
  await stop(first, 'SIGKILL');
  await stream.body?.cancel().catch(() => undefined);

  const second = await started();
  await postJson(`${second.url}/__local/clock`, { advanceSeconds: 180 });
  expect(await usage(second.url, token)).toMatchObject({ used: 0, quota: 1 });
  expect(await textsIn(dataDir)).toEqual([]);
});

/** As a run sees it: somewhere between the first byte of an upload and the end of the stream. */
async function analyseAndBeKilled(first: Start, token: string, afterMs: number): Promise<void> {
  const run = async () => {
    const { fileId, ticket } = await upload(first.url, token);
    const query = new URLSearchParams({ fileIds: fileId, token: ticket, originalNames: 'a.txt' });
    await (await fetch(`${first.url}/api/analyze-stream?${query.toString()}`)).text();
  };
  const runs = [run(), run()].map((one) => one.catch(() => undefined)); // the kill breaks them off
  await pause(afterMs);
  await stop(first, 'SIGKILL');
  await Promise.all(runs);
}

/** What all packages of the seeded user have used, as an administrator sees it. */
async function usedOf(url: string, adminToken: string): Promise<number> {
  const answer = await fetch(`${url}/api/admin/users?search=user@listownik.test`, {
    headers: { authorization: `Bearer ${adminToken}` },
  });
  const [user] = listUsers.response.parse(await answer.json());
  return user?.usages.reduce((sum, { used }) => sum + used, 0) ?? -1;
}

async function analysesKept(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/api/history?limit=100`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return listHistory.response.parse(await answer.json()).data.length;
}

/** Each costs a start. `KILLS=20` is the long run. */
const KILLS = Number(process.env.KILLS ?? 6);

test(
  'after kills at random points no run is stuck and no charge is lost or doubled',
  async () => {
    const seed = Math.floor(Math.random() * 1_000_000);
    const first = await started();
    const { token, user } = await login(first.url);
    const { token: adminToken } = await login(first.url, 'admin@listownik.test');
    await fetch(`${first.url}/api/admin/users/${user.id}/grant-usage`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${adminToken}`,
      },
      body: JSON.stringify({ amount: 100, days: 30 }),
    });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const product = kill === 0 ? first : await started();
      // Spread over the whole of a run, and another place each time the test is run.
      await analyseAndBeKilled(product, token, ((seed * 31 + kill * 397) % 1_000) + 20);
    }
    const last = await started();
    await postJson(`${last.url}/__local/clock`, { advanceSeconds: 300 });
    await postJson(`${last.url}/__local/clock`, { advanceSeconds: 4 * 3_600 });
    const kept = await analysesKept(last.url, token);
    const used = await usedOf(last.url, adminToken);
    expect({ seed, used, texts: await textsIn(dataDir) }).toEqual({
      ...{ seed, used: kept, texts: [] },
    });
  },
  60_000 + KILLS * 60_000, // a busy machine starts slowly
);

/** No file of the product's processes may grow: what a full disk does to every write. A child that has just ended needs no limit. */
async function fillDisk({ child: { pid = 0 } }: Start, isFull: boolean): Promise<void> {
  const limit = isFull ? '--fsize=1:unlimited' : '--fsize=unlimited:unlimited';
  const family = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf-8');
  for (const one of [pid, ...family.split(' ').filter((text) => text.trim() !== '')]) {
    try {
      execFileSync('prlimit', ['--pid', String(one), limit], { stdio: 'ignore' });
    } catch (error) {
      if (one === pid || existsSync(`/proc/${one}`)) throw error;
    }
  }
}

test.runIf(process.platform === 'linux')(
  'on a full disk users get a message, and it continues when there is space',
  async () => {
    const product = await started();
    const { token } = await login(product.url);
    await fillDisk(product, true);
    for (let times = 0; times < 3; times += 1) {
      const refused = await tryUpload(product.url, token);
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({
        message: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.',
      });
    }
    expect(product.child.exitCode).toBeNull();
    expect((await fetch(product.url)).status).toBe(200);
    await fillDisk(product, false);
    await waitFor(async () => (await tryUpload(product.url, token)).status === 200);
    expect((await me(product.url, token)).status).toBe(200);
  },
  180_000,
);

test('a second process on the same data gets one line', async () => {
  const first = await started();
  expect(oneLine(await start())).toContain(`in use by process ${first.child.pid ?? 0}`);
  expect((await fetch(`${first.url}/__local/status`)).status).toBe(200);
});

test('a port in use is one line that says what to do', async () => {
  const other = createServer();
  await listenOnLoopback(other);
  const { port } = new URL(endpointOf(other));
  const line = oneLine(await start({ PORT: port }));
  await closeServer(other);
  expect(line).toContain(`Port ${port} is in use`);
  expect(await readdir(dataDir)).not.toContain('in-use.json');
});

test('an invalid port is one line', async () => {
  expect(oneLine(await start({ PORT: 'http' }))).toContain('PORT must be a number');
});

test('a foreign folder stays untouched, with one line', async () => {
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'photo.jpg'), 'x');
  expect(oneLine(await start())).toContain("not Listownik's data");
  expect(await readdir(dataDir)).toEqual(['photo.jpg']);
});

test('a broken table store is one line that names the way out', async () => {
  const first = await started();
  await stop(first, 'SIGTERM');
  const store = join(dataDir, 'dynamodb');
  for (const name of await readdir(store)) await writeFile(join(store, name), 'garbage');
  expect(oneLine(await start())).toContain('--fresh');
});
