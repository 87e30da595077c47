import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { getMe, login, session } from '#shared/contracts/auth.ts';
import { listHistory } from '#shared/contracts/history.ts';
import { getUsage } from '#shared/contracts/me.ts';
import { startProduct } from '#tests/support/product.ts';

/**
 * `npm run bench:memory`: memory of the local server (all its processes) before and after 10,000 mixed reads, in
 * MB of resident set, with five readers at once.
 */
const READS = 10_000;
const AT_ONCE = 5;

const dataDir = await mkdtemp(join(tmpdir(), 'listownik-memory-'));
const product = await startProduct(dataDir);
try {
  const answer = await fetch(`${product.url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@listownik.test', password: 'listownik-lokalnie' }),
  });
  const { token } = session.parse(await answer.json());
  const paths = [
    getMe.path,
    getUsage.path,
    listHistory.path,
    '/api/admin/users',
    '/api/admin/stats',
  ];
  await read(200, paths, token); // what every path loads once
  const before = await residentMb();
  const began = performance.now();
  await read(READS, paths, token);
  const after = await residentMb();
  process.stdout.write(
    `${JSON.stringify({ reads: READS, beforeMb: before, afterMb: after, seconds: Math.round((performance.now() - began) / 1000) })}\n`,
  );
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}

async function read(count: number, paths: readonly string[], token: string): Promise<void> {
  let left = count;
  const reader = async () => {
    while (left > 0) {
      left -= 1;
      const path = paths[left % paths.length] ?? '';
      const answer = await fetch(`${product.url}${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
}

/** Of the product and of what it started: /proc names the parent of each process (Linux). */
async function residentMb(): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(pids.map(statusOf));
  const family = new Set([product.pid]);
  for (let grown = -1; grown !== family.size;) {
    grown = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  const own = all.filter(({ pid }) => family.has(pid));
  return Math.round(own.reduce((sum, { residentKb }) => sum + residentKb, 0) / 1024);
}

async function statusOf(pid: string) {
  const text = await readFile(`/proc/${pid}/status`, 'utf-8').catch(() => '');
  const figure = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { pid: Number(pid), parent: figure('PPid'), residentKb: figure('VmRSS') };
}
