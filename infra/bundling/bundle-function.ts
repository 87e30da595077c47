import { basename, join } from 'node:path';
import { build, type BuildOptions, type Metafile, type OutputFile } from 'esbuild';

import { leanPackages } from './lean-packages.ts';

const projectRoot = join(import.meta.dirname, '..', '..');
const OUTPUT = 'dist';
const ENTRY = 'index.mjs';

export type FunctionBundle = {
  files: readonly OutputFile[];
  /** Bytes of all code, and of the code loaded before the first call. */
  size: { whole: number; atStart: number };
  /** Bytes of code from each source, by its path. */
  parts: ReadonlyMap<string, number>;
};

const settings = {
  absWorkingDir: projectRoot,
  bundle: true,
  write: false,
  metafile: true,
  outdir: OUTPUT,
  entryNames: 'index',
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  format: 'esm',
  target: 'node24',
  // Dynamic imports are loaded only when they are needed.
  splitting: true,
  // The ESM builds of the packages load in half the time of their CommonJS ones.
  mainFields: ['module', 'main'],
  // The runtime's own SDK changes without notice; ours is pinned and tree-shaken.
  alias: {
    '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'environment-credentials.ts'),
  },
  // For bundled packages that still call `require`.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  minify: true,
  // A Polish letter takes two bytes in UTF-8 and six when escaped.
  charset: 'utf8',
  sourcemap: 'external',
  sourcesContent: false,
  plugins: [leanPackages],
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Bundles a handler with all its imports, as deployed; the `inject` modules run before it. */
export async function bundleFunction(
  source: string,
  inject: readonly string[] = [],
): Promise<FunctionBundle> {
  const { outputFiles, metafile } = await build({
    ...settings,
    entryPoints: [source],
    inject: [...inject],
  });
  // Splitting also removes imports that only removed code used.
  const whole = reached(metafile, ['import-statement', 'dynamic-import']);
  const kept = outputFiles.filter(({ path }) => whole.has(basename(path).replace(/\.map$/, '')));
  const bytes = (names: ReadonlySet<string>) =>
    kept
      .filter(({ path }) => names.has(basename(path)))
      .reduce((sum, { contents }) => sum + contents.byteLength, 0);
  const size = { whole: bytes(whole), atStart: bytes(reached(metafile, ['import-statement'])) };
  return { files: kept, size, parts: partsOf(metafile, whole) };
}

function partsOf({ outputs }: Metafile, names: ReadonlySet<string>): Map<string, number> {
  const parts = new Map<string, number>();
  for (const name of names) {
    const inputs = outputs[`${OUTPUT}/${name}`]?.inputs ?? {};
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      parts.set(path, (parts.get(path) ?? 0) + bytesInOutput);
    }
  }
  return parts;
}

/** Names of the outputs that the entry imports, directly or indirectly. */
function reached({ outputs }: Metafile, kinds: readonly string[]): Set<string> {
  const found = new Set([ENTRY]);
  for (const name of found) {
    const imports = outputs[`${OUTPUT}/${name}`]?.imports ?? [];
    for (const { path, kind } of imports) if (kinds.includes(kind)) found.add(basename(path));
  }
  return found;
}
