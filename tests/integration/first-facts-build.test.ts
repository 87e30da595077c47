import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { firstFactsOnly, smallest } from '#frontend/build/first-facts-only.ts';
import { type firstFactsOf, shownOf } from '#frontend/src/features/first-facts/read-first-facts.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const repository = resolve(import.meta.dirname, '../..');
const fixtures = join(repository, 'tests/fixtures');

let folder: string;
let built: { firstFactsOf: typeof firstFactsOf };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listownik-first-facts-'));
  const entry = join(repository, 'frontend/src/features/first-facts/read-first-facts.ts');
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [firstFactsOnly()],
    build: {
      outDir: folder,
      target: 'es2022',
      rolldownOptions: smallest,
      lib: { entry, formats: ['es'], fileName: () => 'first-facts.mjs' },
    },
  });
  built = (await import(pathToFileURL(join(folder, 'first-facts.mjs')).href)) as typeof built;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function letters(): Promise<string[]> {
  const names = await readdir(fixtures, { recursive: true });
  return names.filter((name) => /(?:^|\/)[\w-]*letters[\w-]*\/[^/]+\.txt$/.test(name)).sort();
}

describe('the first facts as they are built for a phone', () => {
  it('equal the complete reading for every letter', async () => {
    const names = await letters();
    expect(names.length).toBeGreaterThan(300);
    const changed: string[] = [];
    for (const name of names) {
      const text = await readFile(join(fixtures, name), 'utf8');
      const whole = shownOf(readLetter(openLetter(text)));
      if (!isDeepStrictEqual(built.firstFactsOf(text), whole)) changed.push(name);
    }
    expect(changed).toEqual([]);
  }, 240_000);
});
