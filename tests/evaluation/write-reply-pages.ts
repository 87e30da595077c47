import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { replyPages } from './reply-pages.ts';

/** `npm run -s docs:replies`: writes `docs/replies` anew from the development letters. */
const folder = 'docs/replies';
await mkdir(folder, { recursive: true });
for (const [name, page] of await replyPages()) await writeFile(join(folder, name), page);
