import { writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

import type { LinearModel } from '#shared/letters/reading/ranker/linear-model.ts';

import { allFolders } from './masked-letters.ts';

/** What is kept of a model: its classes stand in the code. */
export type Kept = Omit<LinearModel<string>, 'classes'>;

export const keptOf = ({ scale, isLong, bias, features, weights }: LinearModel<string>): Kept => ({
  scale,
  isLong,
  bias,
  features,
  weights,
});

/** The options of every command that trains a model. */
export const trainOptions = {
  measure: { type: 'boolean', default: false },
  misses: { type: 'boolean', default: false },
} as const;

export const print = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Writes what is kept of a model to the file that the product reads. */
export async function keep(file: string, kept: Kept): Promise<void> {
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`);
  const size = brotliCompressSync(JSON.stringify(kept)).length;
  print(`${kept.features.split('\n').length} features, ${size} bytes in brotli, in ${file}`);
}

/** The letters of each corpus with a model that is made from those of the others. */
export function* heldOut<Known extends { folder: string }, Model>(
  letters: readonly Known[],
  fit: (others: Known[]) => Model,
): Generator<{ folder: string; own: Known[]; model: Model }> {
  for (const folder of allFolders) {
    const own = letters.filter((letter) => letter.folder === folder);
    const others = letters.filter((letter) => letter.folder !== folder);
    if (own.length > 0) yield { folder, own, model: fit(others) };
  }
}
