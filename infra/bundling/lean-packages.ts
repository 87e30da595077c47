import { readFile } from 'node:fs/promises';
import { build, type Plugin } from 'esbuild';

import { leftOut } from './left-out.ts';

/** Removes unused code that tree-shaking keeps in packages. */
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
 * Writes `{ [_h]: … }` as `{ "http": … }`. For esbuild a computed key may have side effects, so
 * every operation of a client would stay, with all its shapes.
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

/** The code of a package reads only one member of its package.json. */
async function versionOnly({ path }: Loaded) {
  const { version } = JSON.parse(await readFile(path, 'utf-8')) as { version: string }; // npm's own format
  return { contents: JSON.stringify({ version }), loader: 'json' as const };
}

/** Empty versions of the module's exports: calling a class without `new` throws, calling a function returns undefined. */
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

/** Names that a module exports; read once for all bundles. */
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
