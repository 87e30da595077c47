import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { buildSite } from '#localstack/preparation/site-build.ts';

const repository = resolve(import.meta.dirname, '../..');
const specText = z.object({ section: z.number(), text: z.string() });

/** Sentences of the letters' own knowledge and of the server's answers, which the page shows as they come. */
const serverRooms = ['functions', 'shared'];

async function sourcesBelow(folder: string, isWanted: (name: string) => boolean): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(
    names.filter(isWanted).map((name) => readFile(join(folder, name), 'utf-8')),
  );
  return files.join('\n');
}

/** The text as a pattern: what the product fills in may be anything, and spaces may be non-breaking. */
function patternOf(text: string): RegExp {
  const parts = text
    .replace('X z Y', '{page} z {pages}')
    .replace('Działanie N', 'Działanie {number}')
    .replace(': ...', ': {reasons}')
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \\u00a0]'));
  return new RegExp(parts.join('[^\\n]{0,80}?'));
}

describe('every text of the specification', () => {
  let page: string;
  let server: string;
  let texts: { section: number; text: string }[];

  beforeAll(async () => {
    // Code that the build leaves out is unreachable: the build contains only what the entry imports.
    const site = await buildSite(repository, join(repository, '.local', 'cache'));
    page = (await sourcesBelow(join(site, 'assets'), (name) => name.endsWith('.js'))).replaceAll(
      '\\xA0',
      '\u00a0',
    );
    const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');
    server = (
      await Promise.all(serverRooms.map((room) => sourcesBelow(join(repository, room), isSource)))
    ).join('\n');
    const path = join(repository, 'tests/fixtures/specification-texts.json');
    texts = z.array(specText).parse(JSON.parse(await readFile(path, 'utf-8')));
  });

  it("is in the built page, or in the server's answers", () => {
    const missing = texts.filter(({ text }) => {
      const pattern = patternOf(text);
      return !pattern.test(page) && !pattern.test(server);
    });
    expect(missing).toEqual([]);
  });

  it('of the validation rules and the error catalogue appears in some test', async () => {
    const isTest = (name: string) => name.endsWith('.ts') && !name.includes('text-inventory');
    const browserTests = await sourcesBelow(join(repository, 'tests/e2e'), isTest);
    const unitTests = await sourcesBelow(join(repository, 'frontend/src'), (name) =>
      /\.test\.tsx?$/.test(name),
    );
    const untested = texts.filter(({ section, text }) => {
      const pattern = patternOf(text);
      const isRule = section === 5 || section === 8;
      return isRule && !pattern.test(browserTests) && !pattern.test(unitTests);
    });
    expect(untested).toEqual([]);
  });
});
