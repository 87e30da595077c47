import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { bundleFunction, type FunctionBundle } from '#infra/bundling/bundle-function.ts';

/** Every handler that is deployed, from the repository's root. */
export type BundledHandlers = {
  /** The bundle of a handler; made once. */
  bundle: (source: string) => Promise<FunctionBundle>;
  /** The file that Lambda would import. */
  file: (source: string) => Promise<string>;
  load: (source: string) => Promise<unknown>;
  remove: () => Promise<void>;
};

/** Handlers as they are deployed, bundled on demand and imported from files of their own. */
export async function bundledHandlers(): Promise<BundledHandlers> {
  const root = await mkdtemp(join(tmpdir(), 'listownik-bundles-'));
  const bundles = new Map<string, Promise<FunctionBundle>>();
  const files = new Map<string, Promise<string>>();
  const once = <T>(made: Map<string, Promise<T>>, source: string, make: () => Promise<T>) => {
    const known = made.get(source) ?? make();
    made.set(source, known);
    return known;
  };
  const bundle = (source: string) => once(bundles, source, () => bundleFunction(source));
  const file = (source: string) =>
    once(files, source, async () => {
      // With this extension the code is not transformed again before it runs.
      const folder = join(root, 'node_modules', source.replace('/handler.ts', ''));
      await mkdir(folder, { recursive: true });
      for (const { path, contents } of (await bundle(source)).files) {
        await writeFile(join(folder, basename(path)), contents);
      }
      return join(folder, 'index.mjs');
    });
  return {
    bundle,
    file,
    load: async (source) =>
      (await import(/* @vite-ignore */ pathToFileURL(await file(source)).href)) as unknown,
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}
