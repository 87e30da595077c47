import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { closeServer, endpointOf, listenOnLoopback } from '#localstack/engines/engine.ts';

import { staticSite } from './static-site.ts';

const server = createServer();
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'));
  const dist = join(directory, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'index.html'), '<!doctype html>'.repeat(100));
  await writeFile(join(dist, 'assets', 'worker-abc.mjs'), 'export {};');
  await writeFile(join(dist, 'assets', 'core.wasm'), 'x');
  await mkdir(join(dist, 'ocr', '7.0.0'), { recursive: true });
  await writeFile(join(dist, 'ocr', '7.0.0', 'worker.min.js'), '0;');
  await writeFile(join(dist, 'sw.js'), '0;');
  await writeFile(join(directory, 'secret.txt'), 'outside');
  const site = staticSite(dist, 'index.html');
  server.on('request', (incoming, response) => {
    void site(incoming, response, { 'x-test': 'policy' });
  });
  await listenOnLoopback(server);
});
afterAll(async () => {
  await closeServer(server);
  await rm(directory, { recursive: true });
});

/** A raw request: `fetch` would normalize the path. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const { port } = new URL(endpointOf(server));
      request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0 } = response;
          resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

test('the shell is revalidated, hashed assets are kept for ever, and all carry the policy', async () => {
  const shell = await get('/');
  const asset = await get('/assets/worker-abc.mjs');
  expect(shell.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-test': 'policy',
  });
  expect(asset.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-test': 'policy',
  });
  expect((await get('/assets/core.wasm')).headers['content-type']).toBe('application/wasm');
});

test.each([
  ['/sw.js', 'no-cache'],
  ['/ocr/7.0.0/worker.min.js', 'public, max-age=31536000, immutable'],
])('%s may be kept: %s', async (path, lifetime) => {
  expect((await get(path)).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': lifetime,
  });
});

test('what the browser has already is not sent again', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': headers.etag ?? '' });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('text is compressed as the browser wishes', async () => {
  const plain = (await get('/')).body;
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  const gz = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body)).toEqual(plain);
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gz.body)).toEqual(plain);
});

test('HEAD answers like GET without the body', async () => {
  const head = await get('/', {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers['content-length']).toBe('1500');
  expect(head.body).toHaveLength(0);
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets',
  '/%00',
  '/%',
  '/nothing.js',
])('%s is not found', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).not.toContain('outside');
});
