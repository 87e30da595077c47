import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

import { replyPages } from './reply-pages.ts';

describe('docs/replies', () => {
  it('hold the replies of at least twenty letters as they are now (npm run -s docs:replies)', async () => {
    const pages = await replyPages();
    expect(pages.size).toBeGreaterThanOrEqual(20);
    for (const [name, page] of pages) {
      expect(await readFile(`docs/replies/${name}`, 'utf8').catch(() => 'missing')).toBe(page);
    }
  });
});
