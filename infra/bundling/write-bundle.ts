import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { bundleFunction } from './bundle-function.ts';

/** `node write-bundle.ts <handler> <folder> [module put before it…]`: a function's code, ready to be deployed. */
const [source, folder, ...inject] = process.argv.slice(2);
if (source === undefined || folder === undefined) throw new Error('Name a handler and a folder.');

const { files } = await bundleFunction(source, inject);
await mkdir(folder, { recursive: true });
for (const { path, contents } of files) await writeFile(join(folder, basename(path)), contents);
