import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = 'frontend/src';
/** A feature with more sources than this is sorted into folders. */
const FLAT_FEATURE = 8;

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);

/** Names of the sources in each folder below `folder`. */
async function sourcesByFolder(folder: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    if (!entry.isFile() || !isSource(entry.name)) continue;
    found.set(entry.parentPath, [...(found.get(entry.parentPath) ?? []), entry.name]);
  }
  return found;
}

describe('the rooms of the browser', () => {
  it('build a small feature flat and a larger one in folders, never half and half', async () => {
    const features = join(source, 'features');
    const wrong: string[] = [];
    for (const name of await readdir(features)) {
      const folders = await sourcesByFolder(join(features, name));
      const loose = folders.get(join(features, name)) ?? [];
      const isFlat = folders.size === 1 && loose.length > 0 && loose.length <= FLAT_FEATURE;
      const isSorted = loose.length === 0;
      if (!isFlat && !isSorted) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });
});
