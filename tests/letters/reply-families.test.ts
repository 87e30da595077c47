import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { families } from '#shared/letters/answering/replies/families.ts';

const folder = join(import.meta.dirname, '../../shared/letters/answering/replies');

/** The families that each file beside `families.ts` exports, by kind. */
async function ownFamilies(): Promise<[file: string, kind: string][]> {
  const own: [string, string][] = [];
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    if (file.endsWith('.test.ts')) continue;
    const exported = (await import(join(folder, file))) as Record<string, unknown>; // a module
    for (const [name, value] of Object.entries(exported)) {
      if (!name.endsWith('Families') || typeof value !== 'object' || value === null) continue;
      own.push(...Object.keys(value).map((kind): [string, string] => [file, kind]));
    }
  }
  return own;
}

const own = await ownFamilies();

test('a kind of letter has its replies in one file: a second would replace them in silence', () => {
  const twice = [...Map.groupBy(own, ([, kind]) => kind)]
    .filter(([, places]) => places.length > 1)
    .map(([kind, places]) => [kind, places.map(([file]) => file)]);
  expect(twice).toEqual([]);
});

test('every file of families is joined', () => {
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter(([, kind]) => !Object.hasOwn(families, kind))).toEqual([]);
});
