import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { buildSite } from '#localstack/preparation/site-build.ts';

const repository = resolve(import.meta.dirname, '../..');

let site: string;
let page: string;

beforeAll(async () => {
  site = await buildSite(repository, join(repository, '.local', 'cache'));
  page = await readFile(join(site, 'index.html'), 'utf-8');
});

describe('the built site', () => {
  it('has two fonts on the first page, and nothing from another origin', () => {
    expect(page.match(/rel="preload" as="font"/g)).toHaveLength(2);
    const asked = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(
      asked.filter((address) => !address?.startsWith('/') && !address?.startsWith('#')),
    ).toEqual([]);
  });

  it('has nothing of the gallery of parts', async () => {
    const names = await readdir(site, { recursive: true });
    expect(names.filter((name) => name.includes('gallery'))).toEqual([]);
    const scripts = names.filter((name) => /^assets\/.*\.(js|css)$/.test(name));
    const texts = await Promise.all(scripts.map((name) => readFile(join(site, name), 'utf-8')));
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => text.includes('Części Listownika'))).toEqual([]);
  });

  it('names icons that exist in its manifest, one of them maskable', async () => {
    const manifest = JSON.parse(await readFile(join(site, 'manifest.webmanifest'), 'utf-8')) as {
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    for (const { src, sizes } of manifest.icons.filter(({ src }) => src.endsWith('.png'))) {
      const bytes = await readFile(join(site, src));
      // Width and height stand in the header of every PNG.
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  });
});
