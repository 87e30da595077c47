import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/* What the first visit may cost, in bytes after brotli. Crossing a number is a decision, not an accident. */
const ENTRY_JS = 90_000;
const FIRST_CSS = 6_000;
/** The most that any page adds to it. */
const PAGE_CSS = 6_000;
/** Read on a phone before anybody signs in, while the letter is on its way. */
const FIRST_FACTS_WORKER = 146_000;
const FIRST_FONTS = 2;

let site: string;
let page: string;

beforeAll(async () => {
  // The test runner says 'test', and React then brings its development build.
  vi.stubEnv('NODE_ENV', 'production');
  site = await mkdtemp(join(tmpdir(), 'listownik-site-'));
  const frontend = resolve(import.meta.dirname, '../../frontend');
  await build({
    configFile: join(frontend, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: site },
  });
  page = await readFile(join(site, 'index.html'), 'utf8');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(site, { recursive: true, force: true });
});

async function weigh(file: string): Promise<number> {
  return brotliCompressSync(await readFile(join(site, file))).length;
}

/** The entry script and everything it imports before it can run. */
async function entryScripts(): Promise<string[]> {
  const found = new Set<string>();
  const [, named = ''] = /data-application="([^"]+)"/.exec(page) ?? [];
  const waiting = named.split(' ').map((file) => file.replace(/^\//, ''));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = await readFile(join(site, file), 'utf8');
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      waiting.push(`assets/${name}`);
    }
  }
  return [...found];
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

describe('the first visit', () => {
  it('loads at most 90 kB of script before the first paint', async () => {
    const scripts = await entryScripts();
    expect(scripts.length).toBeGreaterThan(0);
    expect(sum(await Promise.all(scripts.map(weigh)))).toBeLessThanOrEqual(ENTRY_JS);
  });

  it('loads at most 6 kB of styles before it can draw, and at most 6 kB more for any page', async () => {
    const first = [...page.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file = '']) => file);
    expect(first.length).toBeGreaterThan(0);
    expect(sum(await Promise.all(first.map(weigh)))).toBeLessThanOrEqual(FIRST_CSS);
    const later = (await readdir(join(site, 'assets')))
      .map((name) => `assets/${name}`)
      .filter((file) => file.endsWith('.css') && !first.includes(file));
    expect(Math.max(...(await Promise.all(later.map(weigh))))).toBeLessThanOrEqual(PAGE_CSS);
  });

  it('reads the first facts with a worker of at most 146 kB', async () => {
    const assets = await readdir(join(site, 'assets'));
    const workers = assets.filter((name) => /^first-facts-worker-.*\.js$/.test(name));
    expect(workers).toHaveLength(1);
    const sizes = await Promise.all(workers.map((name) => weigh(`assets/${name}`)));
    expect(sum(sizes)).toBeLessThanOrEqual(FIRST_FACTS_WORKER);
  });

  it('preloads two faces of type', () => {
    expect(page.match(/as="font"/g)).toHaveLength(FIRST_FONTS);
  });

  it('runs no inline script and contacts no other host', () => {
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=/);
    expect(page).not.toMatch(/(?:src|href)="https?:/);
  });
});

/** Keys of the services we use, as they look; a public name of a key is fine. */
const SECRET_SHAPES = [
  /\b(?:sk|rk)_(?:live|test)_\w{8,}/,
  /\bwhsec_\w{8,}/,
  /\bsk-[\w-]{20,}/,
  /-----BEGIN [A-Z ]*(?:PRIVATE|CERTIFICATE)/,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  /\beyJ[\w-]{10,}\.eyJ/,
];

describe('secrets', () => {
  it('are in no file that the browser gets', async () => {
    const files = await readdir(site, { recursive: true, withFileTypes: true });
    const texts = files.filter(
      (file) => file.isFile() && /\.(?:js|css|html|json|map|svg|webmanifest)$/.test(file.name),
    );
    expect(texts.length).toBeGreaterThan(20);
    for (const { parentPath, name } of texts) {
      const content = await readFile(join(parentPath, name), 'utf-8');
      for (const shape of SECRET_SHAPES)
        expect(`${name}: ${shape.exec(content)?.[0]}`).toBe(`${name}: undefined`);
    }
  });
});
