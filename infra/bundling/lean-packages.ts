import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';

import { leftOut } from './left-out.ts';

/** Takes out of packages what tree-shaking cannot see is unused. */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  setup: (builder) => {
    builder.onLoad(
      { filter: /\/@aws-sdk\/client-[^/]+\/dist-es\/schemas\/.*\.js$/ },
      withPlainKeys,
    );
    builder.onLoad({ filter: /\/@aws-sdk\/[^/]+\/package\.json$/ }, versionOnly);
    for (const { parts, except, stub } of leftOut) {
      builder.onLoad({ filter: parts }, ({ path }) =>
        except?.test(path) === true ? undefined : stubbed(path, stub),
      );
    }
  },
};

type Loaded = { path: string };

/**
 * Writes `{ [_h]: … }` as `{ "http": … }`. A computed key may have effects for all esbuild knows, so a
 * client's every operation would stay, and every shape with it.
 */
async function withPlainKeys({ path }: Loaded) {
  const source = await readFile(path, 'utf-8');
  const literals = new Map(
    [...source.matchAll(/^const (_\w+) = ("[^"\n]*");$/gm)].map(([, name, text]) => [name, text]),
  );
  const contents = source.replace(/\[(_\w+)\]:/g, (key, name: string) => {
    const literal = literals.get(name);
    return literal === undefined ? key : `${literal}:`;
  });
  return { contents, loader: 'js' as const };
}

/** Of a package's description its code reads one member. */
async function versionOnly({ path }: Loaded) {
  const { version } = JSON.parse(await readFile(path, 'utf-8')) as { version: string }; // npm's own shape
  return { contents: JSON.stringify({ version }), loader: 'json' as const };
}

/** The module's exports, empty: calling a class without `new` throws, calling a function gives nothing. */
async function stubbed(path: string, stub: 'silent' | 'throwing') {
  const names = await (exportsOf.get(path) ?? readExports(path));
  const empty = (name: string) =>
    stub === 'silent' ? `function ${name}() {}` : `class ${name} {}`;
  const contents = names.map((name) =>
    name === 'default' ? `export default ${empty('')}` : `export ${empty(name)}`,
  );
  return { contents: contents.join('\n'), loader: 'js' as const };
}

const exportsOf = new Map<string, Promise<string[]>>();

/** Names a module exports; read once for all bundles. */
function readExports(path: string): Promise<string[]> {
  const names = build({
    entryPoints: [path],
    write: false,
    metafile: true,
    format: 'esm',
    outdir: '.',
  }).then(({ metafile }) => Object.values(metafile.outputs).flatMap((output) => output.exports));
  exportsOf.set(path, names);
  return names;
}
