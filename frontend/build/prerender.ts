import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const ENTRY = 'src/prerender.tsx';
const PLACE = '<div id="root"></div>';

type Rendering = { renderLanding: () => string };

/** Bundles the landing page for Node, with external dependencies, and runs it. */
async function renderLanding(root: string, cache: string): Promise<string> {
  const outDir = await mkdtemp(join(cache, 'prerender-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [
        react(),
        // Parts that load later never belong to the landing page.
        { name: 'listownik-later', resolveDynamicImport: () => false },
      ],
      build: {
        ssr: ENTRY,
        outDir,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'landing.mjs' } },
      },
    });
    // The bundle is our own entry, just built.
    const bundle = (await import(pathToFileURL(join(outDir, 'landing.mjs')).href)) as Rendering;
    return bundle.renderLanding();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Writes the landing page into the built HTML, so that it shows before any script runs; the browser then hydrates it. */
export function prerender({ cache }: { cache: string }): Plugin {
  let root = '';
  return {
    name: 'listownik-prerender',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        if (!html.includes(PLACE)) throw new Error('The page has no empty root.');
        const landing = await renderLanding(root, cache);
        // The content-security policy blocks them, and React does not set them again.
        if (landing.includes(' style="'))
          throw new Error('The landing page holds an inline style.');
        return html.replace(PLACE, () => `<div id="root">${landing}</div>`);
      },
    },
  };
}
