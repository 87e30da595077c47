import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { build, type PluginOption } from 'vite';

const repository = resolve(import.meta.dirname, '../..');

/** The policy of the product's pages, as strict as reading letters allows. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript',
  // Anything else and pdf.js falls back to a worker on the main thread.
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
};

export type PageSite = { url: string; close: () => Promise<void> };

/** Builds the page of a folder in `tests/support` and serves it under the strict policy. */
export async function startPageSite(page: string, plugins: PluginOption[]): Promise<PageSite> {
  const local = join(repository, '.local');
  await mkdir(local, { recursive: true }); // a fresh clone has none
  const folder = await mkdtemp(join(local, `${page}-`));
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, page),
    plugins,
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
    worker: { format: 'es' },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    readFile(file).then(
      (body) => {
        response.writeHead(200, {
          'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
          'Content-Security-Policy': CONTENT_SECURITY_POLICY,
          'X-Content-Type-Options': 'nosniff',
        });
        response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
