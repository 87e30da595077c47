import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isText = (name: string) => /\.(js|mjs|css|html)$/.test(name);

/** The name under which a file of the first build appears in the next one. */
const renamed = (name: string) => name.replace(/(\.\w+)$/, '2$1');

/**
 * Deploys over a built site: every hashed file gets a new name and the old ones are gone, as after a build in
 * the same folder.
 */
export async function deployNewBuild(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const names = await readdir(assets);
  const pattern = new RegExp(
    names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
    'g',
  );
  const rewrite = async (path: string) => {
    const text = await readFile(path, 'utf-8');
    await writeFile(path, text.replace(pattern, renamed));
  };
  for (const name of names) {
    if (isText(name)) await rewrite(join(assets, name));
    await rename(join(assets, name), join(assets, renamed(name)));
  }
  await rewrite(join(folder, 'index.html'));
  const worker = join(folder, 'sw.js');
  await rewrite(worker);
  const text = await readFile(worker, 'utf-8');
  await writeFile(worker, text.replace(/build:"(\w+)"/, 'build:"$1-next"'));
}
