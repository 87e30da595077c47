import { basename, join } from 'node:path';
import { build, type BuildOptions, type Metafile, type OutputFile } from 'esbuild';

import { leanPackages } from './lean-packages.ts';

const projectRoot = join(import.meta.dirname, '..', '..');
const OUTPUT = 'dist';
const ENTRY = 'index.mjs';

export type FunctionBundle = {
  files: readonly OutputFile[];
  /** Bytes of all code, and of what is read before the first call. */
  size: { whole: number; atStart: number };
  /** Bytes of the code that came of each source, by its path. */
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
  // What a function imports only when it needs it is read only then.
  splitting: true,
  // The ESM builds of the packages load in half the time of their CommonJS ones.
  mainFields: ['module', 'main'],
  // The runtime's own SDK changes under us; ours is pinned and tree-shaken.
  alias: {
    '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'environment-credentials.ts'),
  },
  // A bundled package that still calls `require` finds one.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  minify: true,
  // Polish letters take two bytes as they are and six when escaped.
  charset: 'utf8',
  sourcemap: 'external',
  sourcesContent: false,
  plugins: [leanPackages],
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** A handler with everything it reaches, as it is deployed; `inject` puts modules before it. */
export async function bundleFunction(
  source: string,
  inject: readonly string[] = [],
): Promise<FunctionBundle> {
  const { outputFiles, metafile } = await build({
    ...settings,
    entryPoints: [source],
    inject: [...inject],
  });
  // Splitting also cuts off what only code that is gone imported.
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

/** Names of the outputs that the entry imports, by itself or through others. */
function reached({ outputs }: Metafile, kinds: readonly string[]): Set<string> {
  const found = new Set([ENTRY]);
  for (const name of found) {
    const imports = outputs[`${OUTPUT}/${name}`]?.imports ?? [];
    for (const { path, kind } of imports) if (kinds.includes(kind)) found.add(basename(path));
  }
  return found;
}
