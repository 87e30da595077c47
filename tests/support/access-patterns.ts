import { glob, readFile } from 'node:fs/promises';

/** Functions exported by each repository of the cloud, by noun: one function is one access pattern. */
export async function accessPatterns(): Promise<Map<string, string[]>> {
  const patterns = new Map<string, string[]>();
  const paths: string[] = [];
  for await (const path of glob('functions/core/**/*-repository.ts')) paths.push(path);
  for (const path of paths.sort()) {
    const source = await readFile(path, 'utf-8');
    const noun = path.split('/').at(-1)?.replace('-repository.ts', '') ?? '';
    const names = [...source.matchAll(/^export (?:async )?function\*? (\w+)/gm)];
    patterns.set(noun, names.map((match) => match[1] ?? '').sort());
  }
  return patterns;
}
