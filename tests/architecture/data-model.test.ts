import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

import { accessPatterns } from '#tests/support/access-patterns.ts';

/** Rows of the document's list: | noun | `function`, `function` | */
async function documentedPatterns(): Promise<Map<string, string[]>> {
  const source = await readFile('docs/data-model.md', 'utf-8');
  const list = source.slice(source.indexOf('## Access patterns'));
  const rows = list.matchAll(/^\| ([a-z-]+) +\| (`.+`) +\|$/gm);
  return new Map(
    [...rows].map(([, noun = '', names = '']) => [
      noun,
      [...names.matchAll(/`(\w+)`/g)].map((match) => match[1] ?? '').sort(),
    ]),
  );
}

describe('docs/data-model.md', () => {
  it('lists every function of the repositories and none besides', async () => {
    expect(await documentedPatterns()).toEqual(await accessPatterns());
  });
});
