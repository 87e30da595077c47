import { createReadStream } from 'node:fs';
import { cp, mkdir, readFile, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin } from 'vite';

import {
  OCR_CORE_PATH,
  OCR_DATA_VERSION,
  OCR_LANGUAGE_PATH,
  OCR_VERSION,
  OCR_WORKER_PATH,
  PDFJS_PATH,
  PDFJS_VERSION,
} from '#frontend/src/lib/reading/asset-paths.ts';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** A file or folder of a package, and the path that serves it. */
type Asset = { source: string; target: string };

/** Recognition needs only the neural-network cores; the engine finds out which of them a device can run. */
const cores = ['relaxedsimd-lstm', 'simd-lstm', 'lstm'].map(
  (variant) => `tesseract-core-${variant}.wasm.js`,
);

const assets: readonly Asset[] = [
  { source: 'tesseract.js/dist/worker.min.js', target: OCR_WORKER_PATH },
  ...cores.map((file) => ({
    source: `tesseract.js-core/${file}`,
    target: `${OCR_CORE_PATH}/${file}`,
  })),
  {
    source: '@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz',
    target: `${OCR_LANGUAGE_PATH}/pol.traineddata.gz`,
  },
  // Decoders of JBIG2, CCITT and JPEG 2000 pictures, the fonts that PDFs may omit, and East Asian character
  // maps.
  ...['wasm', 'standard_fonts', 'cmaps'].map((folder) => ({
    source: `pdfjs-dist/${folder}`,
    target: `${PDFJS_PATH}/${folder}`,
  })),
];

const versions = {
  'tesseract.js': OCR_VERSION,
  'tesseract.js-core': OCR_VERSION,
  '@tesseract.js-data/pol': OCR_DATA_VERSION,
  'pdfjs-dist': PDFJS_VERSION,
};

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  // Not `Content-Encoding: gzip`: the engine unpacks the file itself.
  '.gz': 'application/gzip',
};

/**
 * Serves the OCR engine, its Polish model and the decoders of pdf.js from our own origin, under folders with
 * their version: copied into the build, and directly from the packages in development.
 */
export function readingAssets(): Plugin {
  let outDir = '';
  return {
    name: 'listownik-reading-assets',
    // If Vite found these only at the first letter, the development server would reload the page.
    config: () => ({
      optimizeDeps: { include: ['tesseract.js', 'pdfjs-dist/legacy/build/pdf.mjs'] },
    }),
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    buildStart: () => checkVersions(),
    configureServer: (server) => {
      server.middlewares.use(serveAssets);
    },
    async writeBundle() {
      await Promise.all(
        assets.map(async ({ source, target }) => {
          const destination = join(outDir, target);
          await mkdir(join(destination, '..'), { recursive: true });
          await cp(join(modules, source), destination, { recursive: true });
        }),
      );
    },
  };
}

/**
 * The versions in the paths are maintained by hand; an outdated one would leave returning users with old
 * files for a year.
 */
async function checkVersions(): Promise<void> {
  for (const [name, expected] of Object.entries(versions)) {
    const manifest: unknown = JSON.parse(
      await readFile(join(modules, name, 'package.json'), 'utf8'),
    );
    const isExpected =
      typeof manifest === 'object' &&
      manifest !== null &&
      'version' in manifest &&
      manifest.version === expected;
    if (!isExpected) {
      throw new Error(
        `${name} is not ${expected}: change frontend/src/lib/reading/asset-paths.ts.`,
      );
    }
  }
}

const serveAssets: Connect.NextHandleFunction = (request, response, next) => {
  const path = decodeURIComponent((request.url ?? '').split('?')[0] ?? '');
  const asset = assets.find(({ target }) => path === target || path.startsWith(`${target}/`));
  if (!asset || path.includes('..')) {
    next();
    return;
  }
  const file = join(modules, asset.source, path.slice(asset.target.length));
  stat(file).then(
    (found) => {
      if (!found.isFile()) {
        next();
        return;
      }
      response.setHeader('Content-Type', contentTypes[extname(file)] ?? 'application/octet-stream');
      response.setHeader('Content-Length', found.size);
      createReadStream(file).pipe(response);
    },
    () => next(),
  );
};
