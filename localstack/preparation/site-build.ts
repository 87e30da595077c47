import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { StartFailure } from '#localstack/start-failure.ts';

import { cachedStep } from './cached-step.ts';
import { contentHash } from './content-hash.ts';
import { reasonOf } from './failed-command.ts';

const OUTPUT = join('frontend', 'dist');
const inputs = {
  paths: ['frontend', 'shared', 'package-lock.json'],
  ignores: (path: string) => path.startsWith(`${OUTPUT}/`) || /\.test\.tsx?$/.test(path),
};

/** Builds the site when its sources changed since the last build; returns the folder of the built site. */
export async function buildSite(root: string, cache: string): Promise<string> {
  const directory = join(root, OUTPUT);
  await cachedStep({
    name: 'site',
    cache,
    hash: await contentHash(root, inputs),
    isDone: () => exists(join(directory, 'index.html')),
    run: () => runVite(root),
  });
  return directory;
}

async function runVite(root: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  try {
    await promisify(execFile)(process.execPath, [vite, 'build', 'frontend'], {
      cwd: root,
      maxBuffer: 16 * 1024 * 1024,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    });
  } catch (error) {
    throw new StartFailure(
      `The site could not be built: ${reasonOf(error)} (npm run build:site shows all).`,
    );
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
