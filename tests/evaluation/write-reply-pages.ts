import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { replyPages, tablePage } from './reply-pages.ts';

/**
 * `npm run -s docs:replies`: writes `docs/replies`: the replies to the development letters and the table of
 * kinds and checks.
 */
const folder = 'docs/replies';
await mkdir(folder, { recursive: true });
for (const [name, page] of await replyPages()) await writeFile(join(folder, name), page);
await writeFile(join(folder, 'kinds.md'), tablePage());
