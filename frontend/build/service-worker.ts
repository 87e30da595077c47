import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const entryPoint = fileURLToPath(new URL('../src/service-worker/main.ts', import.meta.url));

/** Heavier files are tools that few visits need: they are kept after their first use. */
const LIGHT_BYTES = 64_000;
/** Files of `public/` the page asks for itself. */
const publicFiles = ['start.js', 'favicon.svg', 'manifest.webmanifest'];

type Emitted = { path: string; bytes: number };

/** The first entry script of the page; a page without one is a build error. */
function entryOf(page: string): string {
  const entry = / data-application="([^" ]+)/.exec(page)?.[1];
  if (entry === undefined) throw new Error('The page names no entry script.');
  return entry;
}

function sortOut(files: readonly Emitted[], page: string) {
  const isLight = ({ path, bytes }: Emitted) =>
    page.includes(path) || (bytes < LIGHT_BYTES && /\.(js|css)$/.test(path));
  const paths = (chosen: readonly Emitted[]) => chosen.map(({ path }) => path).sort();
  return {
    light: [...paths(files.filter(isLight)), ...publicFiles.map((name) => `/${name}`), '/'],
    heavy: paths(files.filter((file) => !isLight(file))),
  };
}

/** Bundles the service worker as `/sw.js` when the site is built, with the list of built files. */
export function serviceWorker(): Plugin {
  return {
    name: 'listownik-service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const page = await readFile(join(dir, 'index.html'), 'utf8');
      const files = Object.values(bundle)
        .filter(({ fileName }) => fileName.startsWith('assets/'))
        .map((file) => ({
          path: `/${file.fileName}`,
          bytes: Buffer.byteLength(file.type === 'chunk' ? file.code : file.source),
        }));
      const loose = await Promise.all(publicFiles.map((name) => readFile(join(dir, name))));
      const lists = sortOut(files, page);
      const hash = createHash('sha256').update(page).update(JSON.stringify(lists));
      for (const bytes of loose) hash.update(bytes);
      const shell = { build: hash.digest('hex').slice(0, 12), entry: entryOf(page), ...lists };
      await build({
        entryPoints: [entryPoint],
        outfile: join(dir, 'sw.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: { SHELL_LIST: JSON.stringify(shell) },
        logLevel: 'warning',
      });
    },
  };
}
