import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type HashedContent = {
  /** Files and folders, from the repository's root. A missing one counts as empty. */
  paths: readonly string[];
  /** Excludes a path when it returns true. */
  ignores?: (path: string) => boolean;
};

/** SHA-256 over names and contents: equal exactly when nothing relevant changed. */
export async function contentHash(
  root: string,
  { paths, ignores = () => false }: HashedContent,
): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesBelow(root, path)) {
      if (!ignores(file)) hash.update(`${file}\0`).update(await readFile(join(root, file)));
    }
  }
  return hash.digest('hex');
}

async function filesBelow(root: string, path: string): Promise<string[]> {
  const stats = await stat(join(root, path)).catch(() => undefined);
  if (stats === undefined) return [];
  if (stats.isFile()) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
