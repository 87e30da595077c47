import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The rooms that ship. */
const shipped = ['shared', 'functions', 'frontend', 'infra', 'localstack'];

const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name);

async function filesOf(room: string): Promise<string[]> {
  const entries = await readdir(room, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/(?:^|\/)(?:node_modules|dist|cdk\.out)\//.test(file));
}

/** Every source of the product except tests, with its text. */
export async function productSources(): Promise<{ file: string; text: string }[]> {
  const files = (await Promise.all(shipped.map(filesOf))).flat();
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}
