import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

import { replyPages, tablePage } from './reply-pages.ts';

describe('docs/replies', () => {
  it('hold the replies of at least twenty letters as they are now (npm run -s docs:replies)', async () => {
    const pages = await replyPages();
    expect(pages.size).toBeGreaterThanOrEqual(20);
    for (const [name, page] of pages) {
      expect(await readFile(`docs/replies/${name}`, 'utf8').catch(() => 'missing')).toBe(page);
    }
  });

  it('hold the table of kinds and checks as it is now, with every check green', async () => {
    const table = tablePage();
    expect(await readFile('docs/replies/kinds.md', 'utf8').catch(() => 'missing')).toBe(table);
    expect(table).not.toContain('NIE');
  });
});
